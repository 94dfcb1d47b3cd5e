import { sumMoney, subtractMoney } from '@school/domain';
import { FeeSchool } from '../../fees/fee-school.fixture.ts';

interface Answer {
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly totals: Readonly<Record<string, string>>;
}

describe('statements of the ledger', () => {
  let school: FeeSchool;
  let late: number;
  beforeAll(async () => {
    school = await FeeSchool.open();
    const slabs = [{ days: 1, kind: 'AMOUNT', value: '100' }];
    const fine = await school.save('finance/v1/fines', { name: 'Late', slabs });
    const { student, bill } = await school.billed({ dueDate: '2026-05-01', fine });
    late = student;
    await school.pay(student, bill, '5000.00');
    const other = await school.billed();
    await school.pay(other.student, other.bill, '2435.00', 'CARD');
    const head = await school.save('setup/v1/categories', { name: 'Chalk', direction: 'EXPENSE' });
    const expense = { title: 'Chalk', category: head, amount: '120.00', date: '2026-07-15' };
    await school.save('setup/v1/expenses', expense);
  });
  afterAll(() => school.at.close());

  const report = (key: string, asked: string): Promise<Answer> =>
    school.at.school.data('GET', `setup/v1/report/${key}?${asked}&range=[0,999]`);
  const year = 'from=2026-04-01&to=2027-03-31';

  it('have the same balance of cash in the cash book, trial balance and balance sheet', async () => {
    const book = await report('cashBook', year);
    expect(book.totals).toMatchObject({ received: '5000.00', paidOut: '120.00' });
    const balance = book.rows.at(-1)?.['balance'];
    const named = ({ rows }: Answer) => rows.find(({ account }) => account === 'Cash');
    expect(balance).toBe('4880.00');
    expect(named(await report('trialBalance', year))?.['after']).toBe(balance);
    expect(named(await report('balanceSheet', 'on=2026-07-31'))?.['assets']).toBe(balance);
    const bank = await report('bankBook', year);
    expect(bank.rows.at(-1)).toMatchObject({ account: 'Online payments', balance: '2435.00' });
  });

  it('have two sides that come to the same on each day, with the surplus that is not closed yet', async () => {
    const before = await report('balanceSheet', 'on=2026-04-01');
    expect(before.rows).toEqual([]);
    const { rows, totals } = await report('balanceSheet', 'on=2026-07-31');
    expect(totals['assets']).toBe(totals['funding']);
    const surplus = rows.find(({ account }) => account === 'Surplus not closed yet');
    const earned = await report('incomeStatement', year);
    expect(surplus?.['funding']).toBe(earned.totals['amount']);
    expect(earned.rows.find(({ account }) => account === 'Fee discounts')?.['amount']).toBe('-3766.66');
  });

  it('lead from a figure to postings that come to it', async () => {
    const { rows } = await report('incomeStatement', year);
    for (const { accountId, amount } of rows) {
      const { totals } = await report('accountStatement', `${year}&account=${accountId}`);
      expect(subtractMoney(totals['credit'] ?? '', totals['debit'] ?? '')).toBe(amount);
    }
  });

  it('read a page of an account as it stands in the whole statement', async () => {
    const receivable = (await report('trialBalance', year)).rows.find(
      ({ account }) => account === 'Fees receivable',
    );
    const asked = `from=2026-06-01&to=2027-03-31&account=${receivable?.['accountId']}`;
    // With a requested sort order, all rows are scanned.
    const whole: Answer & { readonly total: number } = await school.at.school.data(
      'GET',
      `setup/v1/report/accountStatement?${asked}&sort=["day","ASC"]&range=[0,999]`,
    );
    const [forward, ...posted] = [whole.rows.at(-1), ...whole.rows.slice(0, -1)];
    expect(forward).toMatchObject({ narration: 'Brought forward' });
    const pages: Answer['rows'][number][] = [];
    for (let first = 0; first < whole.total; first += 2) {
      const page: typeof whole = await school.at.school.data(
        'GET',
        `setup/v1/report/accountStatement?${asked}&range=[${first},${first + 1}]`,
      );
      expect(page).toMatchObject({ total: whole.total, totals: whole.totals });
      pages.push(...page.rows);
    }
    expect(pages).toEqual([forward, ...posted]);
    expect(pages.at(-1)?.['balance']).toBe(receivable?.['after']);
  });

  it('split income by course and department without losing any', async () => {
    const courses = await school.at.school.sql.query<{ id: number }>({
      text: 'select id::float8 as id from course',
    });
    const parts = await Promise.all(
      courses.map(({ id }) => report('incomeStatement', `${year}&course=${id}`)),
    );
    const ofCourses = sumMoney(parts.map(({ totals }) => totals['amount'] ?? '0.00'));
    const whole = (await report('incomeStatement', year)).totals['amount'] ?? '';
    expect(subtractMoney(ofCourses, whole)).toBe('120.00');
  });

  it('age what is owed, and agree with the ledger and with what the counter asks', async () => {
    const { rows, totals } = await report('receivablesByAge', '');
    const row = rows.find(({ studentId }) => Number(studentId) === late);
    const { due } = await school.statement(late);
    expect(row).toMatchObject({ older: '0.00', notDue: '0.00', total: due });
    expect(row?.['upTo90']).toBe(row?.['owed']);
    const receivable = (await report('trialBalance', year)).rows.find(
      ({ account }) => account === 'Fees receivable',
    );
    expect(totals['owed']).toBe(receivable?.['after']);
    const ages = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'older'].map((age) => totals[age] ?? '');
    expect(sumMoney(ages)).toBe(totals['owed']);
  });

  it('lead from a figure of a closed year to postings that come to it', async () => {
    const [financialYear] = await school.at.school.sql.query<{ id: number }>({
      text: `select id::float8 as id from financial_year where '2026-07-15' between start_date and end_date`,
    });
    await school.at.school.data('POST', `setup/v1/FinancialYears/transition/close/${financialYear?.id}`, {});
    const { rows } = await report('incomeStatement', year);
    expect(rows.length).toBeGreaterThan(0);
    for (const { accountId, amount, closings } of rows) {
      const asked = `${year}&account=${accountId}&closings=${closings}`;
      const { totals } = await report('accountStatement', asked);
      expect(subtractMoney(totals['credit'] ?? '', totals['debit'] ?? '')).toBe(amount);
    }
  });

  it('split income by batch as by course', async () => {
    const batches = await school.at.school.sql.query<{ id: number }>({
      text: 'select id::float8 as id from batch',
    });
    const parts = await Promise.all(
      batches.map(({ id }) => report('incomeStatement', `${year}&batch=${id}`)),
    );
    const whole = (await report('incomeStatement', year)).totals['amount'] ?? '';
    expect(subtractMoney(sumMoney(parts.map(({ totals }) => totals['amount'] ?? '0.00')), whole)).toBe(
      '120.00',
    );
  });
});
