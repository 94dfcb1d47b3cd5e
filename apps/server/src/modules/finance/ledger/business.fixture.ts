import * as fc from 'fast-check';
import type { FeeSchool } from '../../fees/fee-school.fixture.ts';
import { salaryMasters, salarySteps, type SalaryMasters } from './business-salaries.fixture.ts';
import { storeMasters, storeSteps, type StoreMasters } from './business-stores.fixture.ts';

/** What can happen in a month of business. */
const kinds = [
  'pay',
  'pay',
  'pay',
  'payByCard',
  'bill',
  'fine',
  'waive',
  'withdraw',
  'advance',
  'use',
  'payBack',
  'refund',
  'credit',
  'voidRefund',
  'cancel',
  'instant',
  'donation',
  'expense',
  'income',
  'voucher',
  'takeVoucherBack',
  'salary',
  'paySalaries',
  'takeSalariesBack',
  'revertPayslip',
  'remit',
  'goods',
  'goods',
  'goodsBack',
  'sell',
  'takeForSale',
  'takeSaleBack',
  'correct',
  'payGoods',
  'takePaymentBack',
  'count',
  'closeDay',
] as const;
/** Alone, together with the next one, or interrupted halfway. */
const manners = ['alone', 'alone', 'alone', 'together', 'killed'] as const;
export interface Step {
  readonly kind: string;
  readonly amount: string;
  readonly day: string;
  readonly family: number;
  readonly manner: (typeof manners)[number];
}

/** Randomly drawn months of business; days run from the start of July to the day of the spec. */
export const businessMonths: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    amount: fc
      .integer({ min: 1, max: 700_000 })
      .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`),
    day: fc.integer({ min: 1, max: 15 }).map((day) => `2026-07-${String(day).padStart(2, '0')}`),
    family: fc.nat({ max: 2 }),
    manner: fc.constantFrom(...manners),
  }),
  { minLength: 12, maxLength: 28 },
);

/** A family with its last bill. */
export interface Family {
  readonly student: number;
  readonly bill: number;
  readonly collection: number;
}

/** Records that every month of business needs. */
export interface BusinessMasters {
  readonly stores: StoreMasters;
  readonly salaries: SalaryMasters;
  readonly fine: number;
  readonly advance: number;
  readonly instant: number;
  readonly income: number;
  readonly expense: number;
  readonly bank: number;
  readonly other: number;
}

/** Creates the heads under which money is booked. */
export const mastersOf = async (school: FeeSchool): Promise<BusinessMasters> => {
  await school.save('setup/v1/categories', { name: 'Hall', direction: 'INCOME' });
  const [income, expense, instant, advance] = [
    await school.save('setup/v1/categories', { name: 'Canteen', direction: 'INCOME' }),
    await school.save('setup/v1/categories', { name: 'Chalk', direction: 'EXPENSE' }),
    await school.save('finance/v1/instantFeeCategories', { name: 'Cards' }),
    await school.save('finance/v1/advanceFeeCategories', { name: 'Next term' }),
  ];
  const [bank, other] = [
    await school.save('finance/v1/ledgerAccount', { code: '1021', name: 'Savings', type: 'ASSET' }),
    await school.save('finance/v1/ledgerAccount', { code: '4901', name: 'Interest', type: 'INCOME' }),
  ];
  const slabs = [{ days: 1, kind: 'AMOUNT', value: '621.75' }];
  const fine = await school.save('finance/v1/fines', { name: 'Late', slabs });
  const stores = await storeMasters(school.at.school);
  const salaries = await salaryMasters(school.at.school);
  return { income, expense, instant, advance, bank, other, fine, stores, salaries };
};

type Done = Promise<{ readonly status: number }>;
type Steps = Readonly<Record<string, () => Done>>;

const lastOf = async (school: FeeSchool, table: string): Promise<number> => {
  const [row] = await school.at.school.sql.query<{ id: number }>({
    text: `select id::float8 as id from ${table} where status = 'POSTED' order by id desc limit 1`,
  });
  return row?.id ?? 0;
};

/** Days are closed from the earliest onwards, so that the month continues after them. */
const earlyDay = (day: string): string => `2026-07-0${1 + (Number(day.slice(-2)) % 5)}`;

/** What happens between the office and a family. */
const familySteps = (
  school: FeeSchool,
  families: Family[],
  { advance, instant, fine }: BusinessMasters,
  { amount, family }: Step,
): Steps => {
  const post = (path: string, body: object): Done => school.at.school.call('POST', path, body);
  const { student, bill, collection } = families[family % families.length] ?? {
    student: 0,
    bill: 0,
    collection: 0,
  };
  const joins = async (more: { dueDate?: string; fine?: number } = {}): Done => {
    families.push(await school.billed(more));
    return { status: 201 };
  };
  const giveBack = async (paymentMode: string) => {
    const rule = { collection, refundType: 'PERCENT', value: '50', validUntil: '2026-12-31' };
    const name = `Half ${amount} ${paymentMode}`;
    const made = await school.at.school.call('POST', 'finance/v1/feesRefundRules/save', { ...rule, name });
    return post('finance/v1/feesRefund/save', {
      studentFee: bill,
      rule: made.data['id'] ?? 0,
      amount: '1.50',
      reason: 'Left the school',
      paymentMode,
    });
  };
  return {
    pay: () => school.pay(student, bill, amount),
    payByCard: () => school.pay(student, bill, amount, 'CARD'),
    use: () => school.pay(student, bill, '1.50', 'WALLET'),
    bill: () => joins(),
    fine: () => joins({ dueDate: '2026-06-10', fine }),
    waive: () => post(`finance/v1/studentFee/${bill}/waiveFine`, { amount: '21.75', reason: 'Was ill' }),
    withdraw: () => post(`finance/v1/feeCollection/transition/cancel/${collection}`, {}),
    advance: () => post('finance/v1/walletTransactions/save', { student, category: advance, amount }),
    payBack: async () => {
      const { wallet } = await school.at.school.data<{ wallet: number | null }>(
        'GET',
        `finance/v1/studentWallets/student/${student}`,
      );
      return post('finance/v1/studentWallets/action/payBack', {
        ids: [wallet ?? 0],
        input: { amount: '1.50' },
      });
    },
    refund: () => giveBack('CASH'),
    credit: () => giveBack('WALLET'),
    voidRefund: async () => {
      const query = `finance/v1/feesRefund/getall?filter={"student":${student},"status":"POSTED"}`;
      const [given] = await school.at.school.data<readonly { id: number }[]>('GET', query);
      return post(`finance/v1/feesRefund/transition/reverse/${given?.id ?? 0}`, {
        reverseReason: 'They stay',
      });
    },
    cancel: async () => {
      const last = (await school.statement(student)).receipts.find(({ status }) => status === 'VALID');
      return post(`finance/v1/receipts/transition/cancel/${last?.id ?? 0}`, {
        cancelReason: 'Entered twice',
      });
    },
    instant: () =>
      post('finance/v1/instantFee/save', { category: instant, student, lines: [{ name: 'Card', amount }] }),
  };
};

/** What the office books on its own. */
const officeSteps = (
  school: FeeSchool,
  { income, expense, bank, other }: BusinessMasters,
  { amount, day }: Step,
): Steps => {
  const post = (path: string, body: object): Done => school.at.school.call('POST', path, body);
  return {
    donation: () => post('finance/v1/donations/save', { donor: 'A friend', amount, date: day }),
    expense: () => post('setup/v1/expenses/save', { title: 'Chalk', category: expense, amount, date: day }),
    income: () => post('finance/v1/incomes/save', { title: 'Lunch', category: income, amount, date: day }),
    voucher: () =>
      post('finance/v1/journalVouchers/save', {
        narration: 'Interest',
        date: day,
        lines: [
          { account: bank, debit: amount },
          { account: other, credit: amount },
        ],
      }),
    takeVoucherBack: async () =>
      post(`finance/v1/journalVouchers/transition/reverse/${await lastOf(school, 'journal_voucher')}`, {
        reverseReason: 'Entered twice',
      }),
    count: () =>
      post('finance/v1/cashCounts/save', {
        lines: [{ paymentMode: 'CASH', counted: amount }],
        explanation: 'Drawn',
        deposit: amount,
      }),
    closeDay: () => post('finance/v1/dayClosings/save', { day: earlyDay(day), note: 'Drawn' }),
  };
};

/**
 * One step of business; what the product refuses does not happen, and responses never fail. @returns the status of the response
 */
export const happen = async (
  school: FeeSchool,
  families: Family[],
  masters: BusinessMasters,
  step: Step,
): Promise<number> => {
  const steps: Steps = {
    ...familySteps(school, families, masters, step),
    ...officeSteps(school, masters, step),
    ...salarySteps(school.at.school, masters.salaries, step.amount),
    ...storeSteps(school.at.school, masters.stores, step.amount),
  };
  return (await steps[step.kind]?.())?.status ?? 500;
};
