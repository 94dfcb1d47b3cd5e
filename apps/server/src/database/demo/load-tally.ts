import { addDays } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import { endRun, nextOf, noteOutcome, noteSent } from '../../modules/tally/sync.store.ts';
import type { ApiClient, Saved } from './api-client.ts';
import type { UserLoading } from './load-users.ts';

interface Account extends Saved {
  readonly name: string;
  readonly type: string;
  readonly fixedKey: string | null;
}

/** Groups that every company in Tally has, by account type. */
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

/** A run that sent two days to Tally, which refused two entries; no network calls are made. */
const sendDays = async (work: Work, from: string, to: string): Promise<void> => {
  const days = [{ fromDate: from, toDate: to }];
  const [run] = await work.records.create(work, 'tallySyncRun', days, { system: true });
  const id = Number(run?.['id']);
  for (let last = 0; ;) {
    const rows = await nextOf(work.transaction, id, last);
    if (rows.length === 0) break;
    const ids = rows.map((row) => row.id);
    await noteSent(work.transaction, id, ids);
    const refused = last === 0 ? ids.slice(0, 2) : [];
    const taken = ids.slice(refused.length);
    await noteOutcome(work.transaction, id, { ids: taken, problem: null, said: null });
    const said = 'Voucher date is missing.';
    if (refused.length > 0)
      await noteOutcome(work.transaction, id, { ids: refused, problem: 'REFUSED', said });
    last = ids.at(-1) ?? last;
  }
  await endRun(work.transaction, id, null, null);
};

/** All accounts have a name in Tally; the books of some days were exported, those of two sent over the network. */
export const loadTally = async (
  api: ApiClient,
  { records, database, context }: UserLoading,
): Promise<void> => {
  const { today } = context;
  const { id: company } = await api.post<Saved>('tally/v1/companies/save', { name: 'Greenfield School' });
  await api.put('tally/v1/GeneralSettings/update', {
    company,
    transport: 'HTTP',
    address: 'http://localhost:9000',
  });
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
  await database.transaction(context.institute, (transaction) =>
    sendDays({ context, transaction, records }, addDays(today, -2), today),
  );
};
