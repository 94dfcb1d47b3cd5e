import * as fc from 'fast-check';
import type { FeeSchool } from '../../fees/fee-school.fixture.ts';

/** What may happen in a month of business. */
const kinds = [
  'pay',
  'pay',
  'payByCard',
  'advance',
  'use',
  'payBack',
  'refund',
  'cancel',
  'instant',
  'donation',
  'expense',
  'income',
  'voucher',
  'takeVoucherBack',
  'count',
  'closeDay',
] as const;
export interface Step {
  readonly kind: (typeof kinds)[number];
  readonly amount: string;
  readonly day: string;
}

/** Months of business, drawn; days are those of July until the day of the spec. */
export const businessMonths: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    amount: fc
      .integer({ min: 1, max: 700_000 })
      .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`),
    day: fc.integer({ min: 1, max: 15 }).map((day) => `2026-07-${String(day).padStart(2, '0')}`),
  }),
  { minLength: 8, maxLength: 18 },
);

/** Records that every month of business needs. */
export interface BusinessMasters {
  readonly advance: number;
  readonly instant: number;
  readonly income: number;
  readonly expense: number;
  readonly bank: number;
  readonly other: number;
}

/** Makes the heads that money is booked by. */
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
  return { income, expense, instant, advance, bank, other };
};

type Post = (path: string, body: object) => Promise<{ readonly status: number }>;

const lastOf = async (school: FeeSchool, table: string): Promise<number> => {
  const [row] = await school.at.school.sql.query<{ id: number }>({
    text: `select id::float8 as id from ${table} where status = 'POSTED' order by id desc limit 1`,
  });
  return row?.id ?? 0;
};

/** Days are closed from the first ones on, so that the month goes on after it. */
const earlyDay = (day: string): string => `2026-07-0${1 + (Number(day.slice(-2)) % 5)}`;

/** One step of business for a student with a bill; what the product refuses does not happen, and answers never fail. */
export const happen = async (
  school: FeeSchool,
  { student, bill, collection }: { student: number; bill: number; collection: number },
  { advance, instant, income, expense, bank, other }: BusinessMasters,
  { kind, amount, day }: Step,
): Promise<number> => {
  const post: Post = (path, body) => school.at.school.call('POST', path, body);
  const steps: Readonly<Record<Step['kind'], () => Promise<{ readonly status: number }>>> = {
    pay: () => school.pay(student, bill, amount),
    payByCard: () => school.pay(student, bill, amount, 'CARD'),
    use: () => school.pay(student, bill, '1.50', 'WALLET'),
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
    refund: async () => {
      const rule = {
        collection,
        refundType: 'PERCENT',
        value: '50',
        name: `Half ${amount}`,
        validUntil: '2026-12-31',
      };
      const made = await school.at.school.call('POST', 'finance/v1/feesRefundRules/save', rule);
      return post('finance/v1/feesRefund/save', {
        studentFee: bill,
        rule: made.data['id'] ?? 0,
        amount: '1.50',
        reason: 'Left the school',
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
  return (await steps[kind]()).status;
};
