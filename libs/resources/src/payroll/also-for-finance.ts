import type { MenuEntry } from '@school/kernel';

/** The same report among those of finance, at a finance address. */
export const alsoForFinance = (order: number, url: string): NonNullable<MenuEntry['also']>[number] => ({
  group: 'financeReports',
  order,
  url,
  access: ['FinanceControl', 'FinanceReports'],
});
