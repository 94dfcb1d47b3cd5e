import * as fc from 'fast-check';
import { FeeSchool } from '../../fees/fee-school.fixture.ts';

/** What a cashier does at the desk, step by step. */
type Step =
  | {
      readonly kind: 'pay';
      readonly mode: 'CASH' | 'CHEQUE';
      readonly cents: number;
      readonly family: number;
    }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'count'; readonly off: number; readonly share: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      mode: fc.constantFrom('CASH' as const, 'CASH' as const, 'CHEQUE' as const),
      cents: fc.integer({ min: 1, max: 9_000 }),
      family: fc.integer({ min: 0, max: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('count' as const),
      off: fc.integer({ min: -500, max: 500 }),
      share: fc.integer({ min: 0, max: 100 }),
    }),
  },
);
/** `npm run explore` has them work as much as in a busy hour, many times over. */
const { shortest, longest, hours, patience } = process.env['EXPLORE']
  ? { shortest: 60, longest: 120, hours: 20, patience: 3_600_000 }
  : { shortest: 6, longest: 20, hours: 8, patience: 240_000 };
const hour = fc.array(step, { minLength: shortest, maxLength: longest });

const money = (cents: number): string => (cents / 100).toFixed(2);
const sent = (amount: unknown): number => Math.round(Number(amount) * 100);

interface Family {
  readonly student: number;
  readonly bill: number;
}
interface Receipt {
  readonly id: number;
  readonly mode: 'CASH' | 'CHEQUE';
  readonly cents: number;
}

/** Someone at the desk, who keeps their own record of what should be in their drawer. */
class Cashier {
  cash = 0;
  cheques = 0;
  private readonly receipts: Receipt[] = [];
  private readonly school: FeeSchool;
  private readonly as: string;

  constructor(school: FeeSchool, user: number) {
    this.school = school;
    this.as = `EMPLOYEE:FeeSubmission,FinanceControl,RevertTransaction#user=${user}`;
  }

  private async post<T = Readonly<Record<string, unknown>>>(path: string, body: object) {
    const answer = await this.school.at.school.call<T>('POST', path, body, { as: this.as });
    expect([path, answer.status < 500]).toEqual([path, true]);
    return answer;
  }

  private move(mode: 'CASH' | 'CHEQUE', cents: number): void {
    if (mode === 'CASH') this.cash += cents;
    else this.cheques += cents;
  }

  async pay({ student, bill }: Family, mode: 'CASH' | 'CHEQUE', cents: number): Promise<void> {
    const items = [{ studentFee: bill, amount: money(cents) }];
    const paper = mode === 'CHEQUE' ? { referenceNo: '771', bankName: 'Habib Bank' } : {};
    const path = `finance/v1/studentFee/student/${student}/pay`;
    const paid = await this.post<readonly { id: number }[]>(path, { items, paymentMode: mode, ...paper });
    if (paid.status !== 201) return;
    this.move(mode, cents);
    this.receipts.push({ id: paid.data[0]?.id ?? 0, mode, cents });
  }

  private async cancel(): Promise<void> {
    const last = this.receipts.pop();
    if (!last) return;
    const why = { cancelReason: 'Entered twice' };
    const done = await this.post(`finance/v1/receipts/transition/cancel/${last.id}`, why);
    expect(done.status).toBe(200);
    this.move(last.mode, -last.cents);
  }

  /** Counts with an occasional slip, and takes part of it to the bank. The books must match the cashier's own record. */
  private async count(off: number, share: number): Promise<void> {
    const [cash, cheques] = [Math.max(0, this.cash + off), Math.max(0, this.cheques)];
    const deposit = Math.floor((cash * share) / 100);
    const lines = [
      { paymentMode: 'CASH', counted: money(cash) },
      { paymentMode: 'CHEQUE', counted: money(cheques) },
    ];
    const body = { lines, explanation: 'Drawn', deposit: money(deposit) };
    const counted = await this.post('finance/v1/cashCounts/save', body);
    expect([counted.status, counted.data['expected']]).toEqual([201, money(this.cash + this.cheques)]);
    this.cash = cash - deposit;
    this.cheques -= cheques;
  }

  async work(steps: readonly Step[], families: readonly Family[]): Promise<void> {
    for (const one of steps) {
      const family = one.kind === 'pay' ? families[one.family] : undefined;
      if (one.kind === 'pay' && family) await this.pay(family, one.mode, one.cents);
      if (one.kind === 'cancel') await this.cancel();
      if (one.kind === 'count') await this.count(one.off, one.share);
    }
  }
}

describe('two cashiers at once', () => {
  let school: FeeSchool;
  let cashiers: readonly [Cashier, Cashier];
  let families: readonly Family[] = [];
  beforeAll(async () => {
    school = await FeeSchool.open();
    await school.at.school.listen();
    const [one, two] = await query<{ id: number }>(
      `insert into "user" (username, entity_type, first_name) values ('desk1', 'EMPLOYEE', 'Amna'), ('desk2', 'EMPLOYEE', 'Bilal')
        returning id::float8 as id`,
    );
    cashiers = [new Cashier(school, one?.id ?? 0), new Cashier(school, two?.id ?? 0)];
  });
  afterAll(() => school.at.close());

  const query = <T extends object>(text: string): Promise<T[]> => school.at.school.sql.query<T>({ text });

  /** Cash of each drawer by the books, and by the cashiers' own records. */
  const drawersAgree = async (on: string): Promise<void> => {
    const { rows } = await school.at.school.data<{ rows: readonly Readonly<Record<string, string>>[] }>(
      'GET',
      `setup/v1/report/cashDrawers?on=${on}&range=[0,999]`,
    );
    const byBooks = (name: string): number =>
      sent(
        rows.find(({ cashier, paymentMode }) => cashier === name && paymentMode === 'Cash')?.['expected'] ??
          0,
      );
    expect([byBooks('Amna'), byBooks('Bilal')]).toEqual(cashiers.map(({ cash }) => cash));
    const [ledger] = await query<{ cash: string }>(
      `select coalesce(sum(l.debit - l.credit), 0)::text as cash from journal_line l
        join ledger_account a on a.id = l.account_id where a.fixed_key = 'CASH'`,
    );
    expect(sent(ledger?.cash)).toBe(cashiers[0].cash + cashiers[1].cash);
  };

  const booksHold = async (): Promise<void> => {
    const [sides] = await query<{ rest: string }>(
      'select sum(debit - credit)::numeric(15,2)::text as rest from journal_line',
    );
    expect(sides?.rest).toBe('0.00');
    const gaps = await query(`select sequence_id from transaction_receipt group by sequence_id
      having count(*) <> max(number_int) - min(number_int) + 1 or count(distinct number_int) <> count(*)`);
    expect(gaps).toEqual([]);
    const bills = await query(`select b.id from student_fee b left join finance_transaction t
        on t.source_type = 'STUDENT_FEE' and t.source_id = b.id
      group by b.id having b.principal_paid > b.payable
        or b.principal_paid <> coalesce(sum(t.amount - t.fine_amount), 0)`);
    expect(bills).toEqual([]);
  };

  it(
    'have drawers that are their books, receipts without a gap, and a ledger that balances',
    async () => {
      await fc.assert(
        fc.asyncProperty(hour, hour, async (first, second) => {
          const [one, two] = families;
          families = [await school.billed({ ...one }), await school.billed({ ...two })];
          await Promise.all([cashiers[0].work(first, families), cashiers[1].work(second, families)]);
          await drawersAgree('2026-07-15');
          await booksHold();
        }),
        { numRuns: hours },
      );
    },
    patience,
  );

  it('take money while the day closes: it belongs to that day or to the next one, and what is closed stays', async () => {
    const pay = (cashier: Cashier) => cashier.pay(families[0] ?? { student: 0, bill: 0 }, 'CASH', 1_234);
    const close = { day: '2026-07-15', note: 'Nobody counted' };
    const [closed] = await Promise.all([
      school.at.school.call('POST', 'finance/v1/dayClosings/save', close),
      ...cashiers.map(pay),
    ]);
    expect(closed.status).toBe(201);
    const ofTheDay = () =>
      query(`select l.account_id::int as account, sum(l.debit - l.credit)::text as rest from journal_line l
        join journal_entry j on j.id = l.journal_entry_id where j.day <= '2026-07-15' group by 1 order by 1`);
    const before = await ofTheDay();
    await Promise.all([...cashiers, ...cashiers].map(pay));
    expect(await ofTheDay()).toEqual(before);
    await drawersAgree('2026-07-16');
    await booksHold();
  });
});
