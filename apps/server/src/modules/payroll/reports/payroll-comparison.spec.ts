import type { BulkGenerated, EmployeeRow } from '@school/domain';
import { PayrollSchool } from '../../../../test/payroll-school.ts';

interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  readonly totals: Readonly<Record<string, string>>;
}

describe('two pay periods side by side', () => {
  let school: PayrollSchool;
  let people: number[];
  let group: number;

  const generate = async (period: string, ids: readonly number[]): Promise<void> => {
    const rows = await school.data<EmployeeRow[]>(
      'GET',
      `setup/v1/paySlip/getRegularEmployees/${group}/${period}`,
    );
    await school.data<BulkGenerated>('POST', 'setup/v1/paySlip/bulkGeneratePayslip', {
      payslips: rows.filter(({ employeeId }) => ids.includes(employeeId)),
      payPeriod: period,
    });
  };
  const compare = (query = '') =>
    school.data<Answer>(
      'GET',
      `setup/v1/report/payrollComparison?firstDay=2026-05-20&secondDay=2026-06-03${query}`,
    );

  beforeAll(async () => {
    school = await PayrollSchool.open();
    group = await school.group('Staff');
    people = await school.addEmployees(4, '1200000.00');
    const [stays = 0, left = 0, joined = 0, raised = 0] = people;
    await school.assign(group, [stays, left, joined, raised]);
    await generate('2026-05-01', [stays, left, raised]);
    await generate('2026-06-01', [stays, joined, raised]);
    // A raise of 10 percent: 92,700.00 becomes 101,970.00.
    await school.sql.query({
      text: `UPDATE payslip SET net_pay = '101970.00' WHERE employee_id = $1 AND pay_period = '2026-06-01'`,
      values: [raised],
    });
  });
  afterAll(() => school.close());

  it('tells who joined, who left and whose pay changed, by how much', async () => {
    const { rows, totals } = await compare();
    const [stays, left, joined, raised] = people;
    expect(
      rows.map((row) => [row['change'], row['employeeId'], row['first'], row['second'], row['percent']]),
    ).toEqual([
      ['Joined', joined, null, '92700.00', null],
      ['Left', left, '92700.00', null, null],
      ['Changed', raised, '92700.00', '101970.00', '10.00'],
      ['Unchanged', stays, '92700.00', '92700.00', '0.00'],
    ]);
    expect(totals).toEqual({ first: '278100.00', second: '287370.00', difference: '9270.00' });
  });

  it('leaves out smaller changes than asked, but never those who came or went', async () => {
    const changes = async (percent: string) =>
      (await compare(`&moreThan=${percent}`)).rows.map(({ change }) => change);
    expect(await changes('9.99')).toEqual(['Joined', 'Left', 'Changed']);
    expect(await changes('10')).toEqual(['Joined', 'Left']);
  });

  it('lists those whom no payroll pays on a day', async () => {
    const [other = 0] = await school.addEmployees(1, '1000.00');
    const on = (day: string) =>
      school.data<Answer>('GET', `setup/v1/report/withoutPayroll?onDay=${day}`).then(({ rows }) => rows);
    expect((await on('2026-06-15')).map(({ employeeId }) => employeeId)).toEqual([other]);
    // Before the assignments began nobody had a payroll.
    expect(await on('2025-12-31')).toHaveLength(5);
  });

  it('sums up each category: earnings and deductions differ by the net pay', async () => {
    const [slip] = await school.sql.query<{ id: string }>({
      text: `SELECT id FROM payslip WHERE employee_id = $1 AND pay_period = '2026-05-01'`,
      values: [people[0]],
    });
    await school.data('POST', 'setup/v1/paySlip/approvedAll', { ids: [Number(slip?.id)] });
    const sum = async (kind: string): Promise<string | undefined> => {
      const query = `fromPeriod=2026-01-01&toPeriod=2026-12-31&kind=${kind}`;
      return (await school.data<Answer>('GET', `setup/v1/report/payByCategory?${query}`)).totals['amount'];
    };
    expect([await sum('EARNING'), await sum('DEDUCTION')]).toEqual(['100000.00', '7300.00']);
  });
});
