import type { EmployeeRow, PayslipRow } from '@school/domain';
import { PayrollSchool } from '../../../../test/payroll-school.ts';

const people = 2_000;
const period = '2026-06-01';
/** Milliseconds of work in one go, while which nobody else is served. */
const longestTurn = 100;

/** The most that this process worked between two turns of its loop, in milliseconds of its own time. */
const longestTurnOf = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let watching = true;
  let last = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.cpuUsage();
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  await work();
  watching = false;
  return longest;
};

describe('a group of thousands', () => {
  let school: PayrollSchool;
  let group: number;

  beforeAll(async () => {
    school = await PayrollSchool.open();
    await school.workingDays('25');
    group = await school.group('Everybody');
    await school.assign(group, await school.addEmployees(people, '1200000.00'));
  });
  afterAll(() => school.close());

  const regular = (): string => `setup/v1/paySlip/getRegularEmployees/${group}/${period}`;
  const preview = (): string => `setup/v1/payrollGroup/generatePaySlipByGroup/${group}/${period}`;
  const made = (): string => `setup/v1/paySlip/viewPaySlipsForPayPeriod/${group}/${period}`;
  const page = (from: number, to: number): string => `?range=[${from},${to}]`;
  /** As it comes over the wire; reading it would be work of this process too. */
  const raw = async (path: string): Promise<string> => {
    const answer = await school.application.inject({ url: `/${path}`, headers: { authorization: 'ADMIN' } });
    expect(answer.statusCode).toBe(200);
    return answer.payload;
  };

  it('is answered by pages that say how many there are', async () => {
    const first = await school.call<EmployeeRow[]>('GET', regular() + page(0, 99));
    expect([first.data.length, first.headers['content-range']]).toEqual([100, `employee 0-99/${people}`]);
    const last = await school.call<EmployeeRow[]>('GET', regular() + page(1_990, 2_090));
    expect([last.data.length, last.headers['content-range']]).toEqual([10, `employee 1990-1999/${people}`]);
    const { data } = await school.call<{ employees: EmployeeRow[] }>('GET', preview() + page(0, 9));
    expect(data.employees).toEqual(first.data.slice(0, 10));
    expect((await school.call('GET', `${regular()}?range=[5,1]`)).status).toBe(400);
    expect((await school.call('GET', `${regular()}?range=all`)).status).toBe(400);
  });

  it('is answered whole without a range, and nobody else waits for it', async () => {
    let [employees, previewed] = ['', ''];
    await raw(regular() + page(0, 9));
    expect(await longestTurnOf(async () => (employees = await raw(regular())))).toBeLessThan(longestTurn);
    expect(await longestTurnOf(async () => (previewed = await raw(preview())))).toBeLessThan(longestTurn);
    const rows = (JSON.parse(employees) as { data: EmployeeRow[] }).data;
    expect(new Set(rows.map(({ employeeId }) => employeeId)).size).toBe(people);
    expect((JSON.parse(previewed) as { data: { employees: EmployeeRow[] } }).data.employees).toEqual(rows);
  });

  it('has its payslips in the same forms', async () => {
    const { jobId } = await school.data<{ jobId: string }>('POST', 'setup/v1/paySlip/generateAll', {
      groupId: group,
      payPeriod: period,
    });
    await school.jobDone(jobId);
    let text = '';
    expect(await longestTurnOf(async () => (text = await raw(made())))).toBeLessThan(longestTurn);
    const whole = JSON.parse(text) as { data: PayslipRow[]; meta: object };
    expect(whole.data).toHaveLength(people);
    const one = await school.application.inject({
      url: `/${made()}${page(100, 149)}`,
      headers: { authorization: 'ADMIN' },
    });
    const { data, meta } = one.json<typeof whole>();
    expect([data, meta]).toEqual([whole.data.slice(100, 150), whole.meta]);
    expect(meta).toEqual({
      count: people,
      earningsTotal: '200000000.00',
      deductionsTotal: '14600000.00',
      netPay: '185400000.00',
    });
    expect(await raw(regular())).toContain('"data":[]');
  });
});
