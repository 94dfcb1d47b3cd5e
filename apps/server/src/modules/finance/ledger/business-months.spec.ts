import { subtractMoney, sumMoney } from '@school/domain';
import * as fc from 'fast-check';
import { FeeSchool } from '../../fees/fee-school.fixture.ts';
import { businessMonths, happen, mastersOf, type BusinessMasters, type Step } from './business.fixture.ts';

interface Rows {
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly totals: Readonly<Record<string, string>>;
}

/** Each month has some money to give back, to use and to cancel. */
const begins: readonly Step[] = [
  { kind: 'advance', amount: '600.00', day: '2026-07-15' },
  { kind: 'pay', amount: '700.00', day: '2026-07-15' },
];
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
  /** A figure that stands alone, "0.00" where there is nothing. */
  const figure = async (text: string): Promise<string> =>
    (await query<{ sum: string }>(`select coalesce((${text}), 0)::numeric(15,2)::text as sum`))[0]?.sum ?? '';

  /** What was posted until the last closed day, which nothing may change. */
  const closedFigures = async (): Promise<object> => ({
    day: (
      await query<{ day: string }>(`select max(day)::text as day from day_closing where status = 'CLOSED'`)
    )[0]?.day,
    sums: await query(`select l.account_id::int as account, sum(l.debit)::text as debit, sum(l.credit)::text as credit
      from journal_line l join journal_entry j on j.id = l.journal_entry_id
      where j.day <= (select max(day) from day_closing where status = 'CLOSED') group by 1 order by 1`),
  });

  /** Numbers of each set are those from the first to the last, without a gap. */
  const gaps = (): Promise<object[]> =>
    query(`select sequence_id from transaction_receipt group by sequence_id
      having count(*) <> max(number_int) - min(number_int) + 1 or count(distinct number_int) <> count(*)
      union all select 0 from (select substr(number, 4)::int as n from journal_voucher
          union all select substr(number, 4)::int from cash_count) j
        having count(*) <> max(n) - min(n) + 1 or count(distinct n) <> count(*)`);

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
      family: subtractMoney(due, advance),
    });
  };

  it('leave every pair of screens with one amount, closed days as they were, and numbers without a gap', async () => {
    await fc.assert(
      fc.asyncProperty(businessMonths, async (steps) => {
        const billed = await school.billed();
        for (const step of [...begins, ...steps]) {
          const before = await closedFigures();
          const status = await happen(school, billed, masters, step);
          expect([step, status < 500]).toEqual([step, true]);
          if (step.kind !== 'closeDay') expect([step, await closedFigures()]).toEqual([step, before]);
        }
        await pairs(billed.student);
        expect(await gaps()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
