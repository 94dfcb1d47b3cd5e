import { addDays } from '@school/domain';
import { payFees, type FeePayment } from '../../modules/fees/paying.ts';
import type { ApiClient, Saved } from './api-client.ts';
import { loadFeeOffice } from './load-fee-office.ts';
import type { LoadedBatch } from './load-academics.ts';
import type { UserLoading } from './load-users.ts';

interface Year extends Saved {
  readonly startDate: string;
  readonly endDate: string;
  readonly status: string;
}
interface OpenBill extends Saved {
  readonly student: number;
  readonly payable: string;
}
interface Loading extends UserLoading {
  readonly api: ApiClient;
}

const particulars = [
  ['Tuition', '18000.00'],
  ['Computer laboratory', '2500.00'],
  ['Library', '800.00'],
  ['Sports', '1200.00'],
] as const;
const office = [
  ['expenses', 'Electricity', 'Electricity bill', '84250.00', 'LESCO'],
  ['expenses', 'Repairs', 'Repair of the water pump', '12500.00', 'Rana Engineering'],
  ['expenses', 'Stationery', 'Paper and board markers', '9640.00', 'Anarkali Traders'],
  ['incomes', 'Rent of the hall', 'Hall for a wedding', '45000.00', 'Malik family'],
  ['incomes', 'Sale of old papers', 'Old exam papers', '3150.00', 'Lahore Paper Mart'],
] as const;
const modes = ['CASH', 'BANK_TRANSFER', 'CASH', 'ONLINE', 'CARD'] as const;

const save = async (api: ApiClient, path: string, values: object): Promise<number> =>
  (await api.post<Saved>(`${path}/save`, values)).id;

/** The open financial year containing the day, otherwise any open one. */
const openYear = async (api: ApiClient, today: string): Promise<Year | undefined> => {
  const years = await api.get<readonly Year[]>('setup/v1/FinancialYears/getall?range=[0,49]');
  const open = years.filter(({ status }) => status === 'OPEN');
  return open.find(({ startDate, endDate }) => startDate <= today && today <= endDate) ?? open.at(-1);
};

/** Names of particulars with their ids, and where a fee is recorded: its account and its receipt set. */
interface FeeMasters {
  readonly masters: ReadonlyMap<string, number>;
  readonly kept: { readonly feeAccount: number; readonly receiptSequence: number };
}

const loadMasters = async (api: ApiClient): Promise<FeeMasters> => {
  const masters = new Map<string, number>();
  for (const [name] of particulars)
    masters.set(name, await save(api, 'setup/v1/masterParticulars', { name }));
  const template = await save(api, 'finance/v1/receiptTemplates', {
    name: 'School receipt',
    header: 'Received with thanks.',
    footer: 'Fees are not transferable to another student.',
  });
  const receiptSequence = await save(api, 'setup/v1/receiptVoucherSequences', {
    name: 'School receipts',
    kind: 'RECEIPT',
    prefix: 'GS/',
    startingNumber: 1001,
    padding: 6,
    template,
    isDefault: true,
  });
  const counter = { name: 'Front counter', paper: 'A5', isDefault: true };
  await save(api, 'finance/v1/printersettings', counter);
  await save(api, 'finance/v1/printersettings', { name: 'Roll printer', paper: 'ROLL' });
  const footer = 'Please keep this receipt until the end of the year.';
  await save(api, 'finance/v1/PdfSettings', { name: 'Usual layout', isDefault: true, footer });
  const account = { name: 'Fee account', bankName: 'Habib Bank, Gulberg', accountNumber: '0042 7900 1234' };
  const feeAccount = await save(api, 'setup/v1/feeAccounts', account);
  return { masters, kept: { feeAccount, receiptSequence } };
};

const loadOfficeMoney = async (api: ApiClient): Promise<void> => {
  for (const [base, name, title, amount, payeeName] of office) {
    const isIncome = base === 'incomes';
    const direction = isIncome ? 'INCOME' : 'EXPENSE';
    const category = await save(api, 'setup/v1/categories', { name, direction });
    const path = isIncome ? 'finance/v1/incomes' : 'setup/v1/expenses';
    await save(api, path, { title, category, amount, payeeName });
  }
};

/**
 * Two out of three families pay, some only in part; payments are from the last month, on no day before the books were
 * opened.
 */
const paymentOf = (
  bill: OpenBill,
  at: number,
  { today, first }: { today: string; first: string },
): FeePayment => {
  const day = addDays(today, -(at % 28));
  const mode = modes[at % modes.length] ?? 'CASH';
  const referenceNo = mode === 'CASH' ? null : `TX${String(40_000 + at * 7)}`;
  return {
    student: bill.student,
    date: day < first ? first : day,
    means: { mode, referenceNo, bankName: null },
    items: [{ studentFee: bill.id, amount: at % 5 === 0 ? '10000.00' : bill.payable }],
  };
};

/** Fees of Greenfield School: one term overdue, one due soon, and what was received. */
export const loadFees = async (loading: Loading, batches: readonly LoadedBatch[]): Promise<void> => {
  const { api, database, context, records } = loading;
  const { today } = context;
  const year = await openYear(api, today);
  if (!year) return;
  const { masters, kept } = await loadMasters(api);
  const slabs = [
    { days: 1, kind: 'AMOUNT', value: '500' },
    { days: 30, kind: 'PERCENT', value: '5' },
  ];
  const fine = await save(api, 'finance/v1/fines', { name: 'Late payment', slabs });
  const category = await save(api, 'finance/v1/feeCategories', {
    name: 'School fee',
    financialYear: year.id,
    batches: batches.map(({ id }) => id),
    ...kept,
  });
  for (const [at, [name, amount]] of particulars.entries()) {
    const values = { category, masterParticular: masters.get(name), amount, priority: at + 1 };
    await save(api, 'setup/v1/creatingParticulars', values);
  }
  const merit = await save(api, 'setup/v1/masterDiscounts', { name: 'Scholarship' });
  const scholars = await api.get<readonly (Saved & { readonly name: string })[]>(
    'setup/v1/stucategory/getall?range=[0,49]',
  );
  await save(api, 'finance/v1/feeDiscounts', {
    category,
    masterDiscount: merit,
    name: 'Scholarship',
    kind: 'PERCENT',
    value: '50',
    receiverType: 'STUDENT_CATEGORY',
    studentCategory: scholars.find(({ name }) => name === 'Scholar')?.id,
  });
  const collections: number[] = [];
  for (const [name, due] of [
    ['First term', -12],
    ['Second term', 20],
  ] as const) {
    const dates = {
      startDate: addDays(today, due - 30),
      endDate: addDays(today, due),
      dueDate: addDays(today, due),
    };
    const collection = await save(api, 'finance/v1/feeCollection', { name, category, fine, ...dates });
    // Bills are issued before anything is paid on them.
    const out = dates.startDate < year.startDate ? year.startDate : dates.startDate;
    const then = { ...context, today: out < today ? out : today };
    await records.transition(then, 'feeCollection', collection, 'publish', {});
    collections.push(collection);
  }
  await save(api, 'finance/v1/feeCollection', {
    name: 'Third term',
    category,
    fine,
    startDate: addDays(today, 60),
    endDate: addDays(today, 90),
    dueDate: addDays(today, 90),
  });
  await api.put('finance/v1/GeneralSettings/update', { backdateDaysAllowed: 31 });
  const filter = encodeURIComponent(JSON.stringify({ collection: collections[0], status: 'UNPAID' }));
  const fields = encodeURIComponent('["id","student","payable"]');
  const bills = await api.get<readonly OpenBill[]>(
    `finance/v1/studentFee/getall?filter=${filter}&fields=${fields}&sort=["id","ASC"]&range=[0,999]`,
  );
  const payments = bills
    .filter((_, at) => at % 3 !== 2)
    .map((bill, at) => paymentOf(bill, at, { today, first: year.startDate }))
    .sort((a, b) => a.date.localeCompare(b.date));
  await database.transaction(context.institute, (transaction) =>
    payFees({ context, transaction, records }, payments),
  );
  await api.put('finance/v1/GeneralSettings/update', { backdateDaysAllowed: 3 });
  await loadOfficeMoney(api);
  await loadFeeOffice(api, today, collections);
};
