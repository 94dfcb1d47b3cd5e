import { addDays } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';

interface Account extends Saved {
  readonly name: string;
  readonly type: string;
  readonly fixedKey: string | null;
}

/** Groups that every company in Tally has, by the type of account. */
const groups = {
  ASSET: 'Current Assets',
  LIABILITY: 'Current Liabilities',
  EQUITY: 'Capital Account',
  INCOME: 'Indirect Incomes',
  EXPENSE: 'Indirect Expenses',
} as const;
const ofMoney: Readonly<Record<string, string>> = {
  CASH: 'Cash-in-Hand',
  BANK: 'Bank Accounts',
  ONLINE: 'Bank Accounts',
};

/** All accounts have a name in Tally, and the books of some days were exported. */
export const loadTally = async (api: ApiClient, today: string): Promise<void> => {
  const { id: company } = await api.post<Saved>('tally/v1/companies/save', { name: 'Greenfield School' });
  await api.put('tally/v1/GeneralSettings/update', { company });
  for (const [base, name] of [
    ['RECEIPT', 'Receipt'],
    ['PAYMENT', 'Payment'],
    ['CONTRA', 'Contra'],
    ['JOURNAL', 'Journal'],
  ] as const)
    await api.post('tally/v1/voucherTypes/save', { base, name });
  const ids = new Map<string, number>();
  for (const name of new Set([...Object.values(groups), ...Object.values(ofMoney)])) {
    ids.set(name, (await api.post<Saved>('tally/v1/accounts/save', { name })).id);
  }
  const accounts = await api.get<readonly Account[]>(
    'finance/v1/ledgerAccount/getall?fields=["name","type","fixedKey"]&range=[0,499]',
  );
  for (const { id, name, type, fixedKey } of accounts) {
    const group = ofMoney[fixedKey ?? ''] ?? groups[type as keyof typeof groups];
    await api.post('tally/v1/ledgers/save', { source: id, name, account: ids.get(group) });
  }
  await api.post('tally/v1/exports/save', { fromDate: addDays(today, -2), toDate: today });
};
