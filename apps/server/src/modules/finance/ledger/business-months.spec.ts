import { subtractMoney, sumMoney } from '@school/domain';
import * as fc from 'fast-check';
import { moneyChecks } from '../../../database/health/money-checks.ts';
import { runHealthChecks } from '../../../database/health/run-checks.ts';
import { FeeSchool } from '../../fees/fee-school.fixture.ts';
import {
  businessMonths,
  happen,
  mastersOf,
  type BusinessMasters,
  type Family,
  type Step,
} from './business.fixture.ts';

interface Rows {
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly totals: Readonly<Record<string, string>>;
}

/** Each month has some money to refund, to use and to cancel, a salary to pay and goods to sell. */
const begins = ['advance', 'pay', 'salary', 'goods'].map((kind): Step => ({
  kind,
  amount: '700.00',
  day: '2026-07-15',
  family: 0,
  manner: 'alone',
}));
/** Steps that run at the same time. */
const together = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const groups: (readonly Step[])[] = [];
  for (const [at, step] of steps.entries()) {
    const before = groups.at(-1);
    if (steps[at - 1]?.manner === 'together' && before) groups.splice(-1, 1, [...before, step]);
    else groups.push([step]);
  }
  return groups;
};
/** `npm run explore` draws twenty months each time, which may take long on a busy machine. */
const [numRuns, longest] = process.env['EXPLORE'] ? [20, 3_600_000] : [2, 600_000];
const year = 'from=2026-04-01&to=2027-03-31';

describe('months of business', () => {
  let school: FeeSchool;
  let masters: BusinessMasters;
  beforeAll(async () => {
    school = await FeeSchool.open();
    masters = await mastersOf(school);
  });
  afterAll(() => school.at.close());

  const query = <T extends object>(text: string): Promise<T[]> => school.at.school.sql.query<T>({ text });
  const report = (key: string, asked = year): Promise<Rows> =>
    school.at.school.data('GET', `setup/v1/report/${key}?${asked}&range=[0,999]`);
  /** A single figure, "0.00" if there is none. */
  const figure = async (text: string): Promise<string> =>
    (await query<{ sum: string }>(`select coalesce((${text}), 0)::numeric(15,2)::text as sum`))[0]?.sum ?? '';

  /** What was posted up to the last closed day, which nothing may change. */
  const closedFigures = async (): Promise<object> => ({
    day: (
      await query<{ day: string }>(`select max(day)::text as day from day_closing where status = 'CLOSED'`)
    )[0]?.day,
    sums: await query(`select l.account_id::int as account, sum(l.debit)::text as debit, sum(l.credit)::text as credit
      from journal_line l join journal_entry j on j.id = l.journal_entry_id
      where j.day <= (select max(day) from day_closing where status = 'CLOSED') group by 1 order by 1`),
  });

  /** Numbers of each series run from the first to the last, without a gap. */
  const gaps = (): Promise<object[]> =>
    query(`select sequence_id from transaction_receipt group by sequence_id
      having count(*) <> max(number_int) - min(number_int) + 1 or count(distinct number_int) <> count(*)
      union all select 0 from (select substr(number, 4)::int as n from journal_voucher
          union all select substr(number, 4)::int from cash_count) j
        having count(*) <> max(n) - min(n) + 1 or count(distinct n) <> count(*)`);

  /** Kills the running transaction, as a lost server would. @returns how many were killed */
  const endOne = async (): Promise<number> => {
    const ended = await query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and xact_start is not null and state in ('active', 'idle in transaction')`);
    return ended.length;
  };
  /** Whoever next takes a killed connection finds that out: here it is nobody who expects a response. */
  const settle = async (): Promise<void> => {
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => query('select pg_sleep(0.02)')));
    if (asked.some(({ status }) => status === 'rejected')) await settle();
  };
  /** A step whose server loses its transaction at some point: all of it is there, or nothing. */
  const cutOff = async (families: Family[], step: Step): Promise<void> => {
    const run = { left: Number(step.day.slice(-2)), goes: true };
    const ends = happen(school, families, masters, step)
      .catch(() => 0)
      .finally(() => {
        run.goes = false;
      });
    while (run.goes && run.left > 0) {
      run.left -= 1;
      if (run.left === 0) await endOne();
      else await query('select 1');
    }
    await ends;
    await settle();
  };
  const goOn = async (families: Family[], steps: readonly Step[]): Promise<void> => {
    const before = await closedFigures();
    const [first] = steps;
    if (first?.manner === 'killed' && steps.length === 1) await cutOff(families, first);
    else {
      const answers = await Promise.all(steps.map((step) => happen(school, families, masters, step)));
      expect([steps, answers.filter((status) => status >= 500)]).toEqual([steps, []]);
    }
    if (!steps.some(({ kind }) => kind === 'closeDay'))
      expect([steps, await closedFigures()]).toEqual([steps, before]);
  };

  const pairs = async (student: number): Promise<void> => {
    const [trial, sheet, cash, bank, income, ages, modes, collections] = await Promise.all([
      report('trialBalance'),
      report('balanceSheet', 'on=2027-03-31'),
      report('cashBook'),
      report('bankBook'),
      report('incomeStatement'),
      report('receivablesByAge', ''),
      report('paymentModeSummary'),
      report('feeCollectionReport', ''),
    ]);
    const after = (name: string): string =>
      trial.rows.find(({ account }) => account === name)?.['after'] ?? '0.00';
    const unclosed = sheet.rows.find(({ account }) => account?.includes('not closed'))?.['funding'];
    const { due, advance } = await school.statement(student);
    const family = await school.at.school.data<Rows>(
      'GET',
      `setup/v1/view/familyStatement?student=${student}`,
    );
    const inCash = modes.rows
      .filter(({ paymentMode }) => paymentMode === 'Cash')
      .map(({ left }) => left ?? '0.00');
    const [supplier] = await school.at.school.data<Rows['rows']>('GET', 'setup/v1/Supplier/getall');
    const counted = await figure(`select sum(l.debit - l.credit) from journal_line l
      join journal_entry j on j.id = l.journal_entry_id join ledger_account a on a.id = l.account_id
      where a.fixed_key = 'CASH' and j.fact like 'COUNT%'`);
    expect({
      sides: trial.totals['debit'],
      balance: trial.totals['after'],
      sheet: sheet.totals['assets'],
      surplus: income.totals['amount'],
      cash: cash.rows.at(-1)?.['balance'],
      drawer: sumMoney([...inCash, counted]),
      bank: bank.rows.at(-1)?.['balance'],
      receivable: ages.totals['owed'] ?? '0.00',
      left: ages.totals['total'] ?? '0.00',
      advances: after('Advances of students'),
      salaries: after('Salaries payable'),
      suppliers: after('Owed to suppliers'),
      stock: after('Stock of stores'),
      family: family.rows[0]?.['balance'],
    }).toEqual({
      sides: trial.totals['credit'],
      balance: '0.00',
      sheet: sheet.totals['funding'],
      surplus: unclosed ?? '0.00',
      cash: after('Cash'),
      drawer: after('Cash'),
      bank: sumMoney([after('Bank'), after('Online payments')]),
      receivable: after('Fees receivable'),
      left: collections.totals['left'],
      advances: await figure('select -sum(balance) from student_wallet'),
      salaries: await figure(
        `select -sum(net_pay) from payslip where status = 'APPROVED' and paid_on is null`,
      ),
      suppliers: subtractMoney('0.00', supplier?.['owed'] ?? '0.00'),
      stock: await figure('select sum(stock_value) from store_item'),
      family: subtractMoney(due, advance),
    });
  };

  it(
    'leave every pair of screens with one amount, closed days as they were, and numbers without a gap',
    async () => {
      await fc.assert(
        fc.asyncProperty(businessMonths, async (steps) => {
          // Separate classes, which no number of months fills up.
          await school.at.begin();
          const families: Family[] = [await school.billed()];
          for (const group of [...begins.map((step) => [step]), ...together(steps)])
            await goOn(families, group);
          for (const { student } of families) await pairs(student);
          expect(await gaps()).toEqual([]);
          expect(await runHealthChecks(school.at.school.sql, moneyChecks)).toEqual([]);
        }),
        // The drawn steps happen in one school, at some point in time: what another draw would do to it proves nothing.
        { numRuns, endOnFailure: true },
      );
    },
    longest,
  );
});
