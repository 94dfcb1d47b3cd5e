import { addDays, subtractMoney } from '@school/domain';
import type { ApiClient, Saved } from './api-client.ts';
import { financialYears } from './masters.ts';

interface Rows {
  readonly rows: readonly Readonly<Record<string, string>>[];
}

const save = (api: ApiClient, path: string, values: object): Promise<Saved> =>
  api.post<Saved>(`${path}/save`, values);

const accountNamed = async (api: ApiClient, name: string): Promise<number> => {
  const filter = encodeURIComponent(JSON.stringify({ name }));
  const [row] = await api.get<readonly Saved[]>(`finance/v1/ledgerAccount/getall?filter=${filter}`);
  if (!row) throw new Error(`There is no account ${name}.`);
  return row.id;
};

/** What the school owned and owed when its first financial year started, before anything was paid. */
const loadOpening = async (api: ApiClient, date: string): Promise<Readonly<Record<string, number>>> => {
  const made: Record<string, number> = {};
  const beginnings = [
    ['1500', 'Buildings', 'ASSET', { debit: '48000000.00' }],
    ['1510', 'Furniture and laboratories', 'ASSET', { debit: '3650000.00' }],
    ['2500', 'Building loan', 'LIABILITY', { credit: '12500000.00' }],
    ['3000', 'Capital of the foundation', 'EQUITY', { credit: '40000000.00' }],
  ] as const;
  for (const [code, name, type, side] of beginnings) {
    const { id } = await save(api, 'finance/v1/ledgerAccount', { code, name, type });
    made[name] = id;
    await save(api, 'finance/v1/openingBalances', { account: id, date, ...side });
  }
  const others = [
    ['Bank', { debit: '19150000.00' }],
    ['Accumulated surplus', { credit: '18300000.00' }],
  ] as const;
  for (const [name, side] of others) {
    await save(api, 'finance/v1/openingBalances', { account: await accountNamed(api, name), date, ...side });
  }
  return made;
};

/** Depreciation, and the cost of the loan. */
const loadVouchers = async (api: ApiClient, accounts: Readonly<Record<string, number>>): Promise<void> => {
  const wear = await save(api, 'finance/v1/ledgerAccount', {
    code: '5400',
    name: 'Depreciation',
    type: 'EXPENSE',
  });
  await save(api, 'finance/v1/journalVouchers', {
    narration: 'Depreciation of the month',
    lines: [
      { account: wear.id, debit: '30400.00' },
      { account: accounts['Furniture and laboratories'], credit: '30400.00' },
    ],
  });
  const interest = await save(api, 'finance/v1/ledgerAccount', {
    code: '5500',
    name: 'Interest',
    type: 'EXPENSE',
  });
  const loan = { account: accounts['Building loan'], debit: '85000.00' };
  await save(api, 'finance/v1/journalVouchers', {
    narration: 'Instalment of the building loan',
    lines: [
      loan,
      { account: interest.id, debit: '125000.00' },
      { account: await accountNamed(api, 'Bank'), credit: '210000.00' },
    ],
  });
};

/** The office's cash drawer is counted and most of it is taken to the bank. */
const loadCount = async (api: ApiClient, today: string): Promise<void> => {
  const { rows } = await api.get<Rows>(`setup/v1/report/cashDrawers?on=${today}&range=[0,999]`);
  const mine = rows.filter(({ cashier }) => cashier?.endsWith('Administrator'));
  const of = (mode: string): string =>
    mine.find(({ paymentMode }) => paymentMode === mode)?.['expected'] ?? '0.00';
  const cash = subtractMoney(of('Cash'), '40.00');
  if (Number(cash) < 15_000) return;
  const papers = [
    ['CHEQUE', of('Cheque')],
    ['DD', of('Demand draft')],
  ].filter(([, counted]) => Number(counted) > 0);
  await save(api, 'finance/v1/cashCounts', {
    lines: [
      { paymentMode: 'CASH', counted: cash },
      ...papers.map(([paymentMode, counted]) => ({ paymentMode, counted })),
    ],
    explanation: 'Change given wrongly at the counter',
    deposit: subtractMoney(cash, '15000.00'),
    depositSlip: 'HB 2231',
  });
};

/** Reminder steps for families, and the first round of reminders. */
const loadReminders = async (api: ApiClient, day: string): Promise<void> => {
  const steps = [
    [1, 'Friendly reminder', 3, 'The fees of {{student}}, {{amount}}, have been due since {{since}}.'],
    [2, 'Second reminder', 20, 'We still wait for {{amount}} for {{student}}. Please call at the office.'],
    [3, 'Last reminder', 45, 'Without payment of {{amount}}, {{student}} cannot sit the examinations.'],
  ] as const;
  for (const [step, name, daysLate, text] of steps)
    await save(api, 'finance/v1/debtSteps', { step, name, daysLate, text });
  const late = encodeURIComponent(
    JSON.stringify({ status_in: ['UNPAID', 'PARTIAL'], dueDate_lt: { $date: 'today' } }),
  );
  const bills = await api.get<readonly Saved[]>(
    `finance/v1/studentFee/getall?filter=${late}&fields=["id"]&sort=["id","ASC"]&range=[0,11]`,
  );
  const ids = bills.map(({ id }) => id);
  if (ids.length > 0) await api.post('finance/v1/studentFee/action/remind', { ids, input: {} });
  const [first] = await api.get<readonly Saved[]>('finance/v1/debtReminders/getall?range=[0,0]');
  if (!first) return;
  await api.post(`finance/v1/debtReminders/transition/promise/${first.id}`, {
    promisedOn: addDays(day, 7),
    promiseNote: 'Pays with the salary of the month',
  });
};

/** A school's books in use: opening balances, vouchers, a counted cash drawer, a closed day. */
export const loadBooks = async (api: ApiClient, today: string): Promise<void> => {
  const accounts = await loadOpening(api, financialYears[1].startDate);
  await loadVouchers(api, accounts);
  await loadCount(api, today);
  await loadReminders(api, today);
  await save(api, 'finance/v1/dayClosings', {
    day: addDays(today, -60),
    note: 'Handed over from the old books',
  });
};
