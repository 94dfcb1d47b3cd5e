import type { MenuEntry } from '@school/kernel';

/** The same report among those of finance, at an address there. */
export const alsoForFinance = (order: number, url: string): NonNullable<MenuEntry['also']>[number] => ({
  group: 'financeReports',
  order,
  url,
  access: ['FinanceControl', 'FinanceReports'],
});
