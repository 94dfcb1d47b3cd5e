import { existsSync, readFileSync } from 'node:fs';
import type { EmployeeRow, PayslipRow } from '@school/domain';
import { PayrollSchool } from '../../../../test/payroll-school.ts';

const people = 2_000;
const period = '2026-06-01';
/** Milliseconds of uninterrupted work, during which nobody else is served. */
const longestTurn = 100;

const ownThread = `/proc/self/task/${process.pid}/schedstat`;
const knowsThreads = existsSync(ownThread);

/**
 * Milliseconds of work so far by the serving thread, in CPU time of its own. Where a system reports only the whole process,
 * the work of its other threads counts too, such as concurrent garbage collection.
 */
const worked = (): number => {
  if (knowsThreads) return Number(readFileSync(ownThread, 'utf8').split(' ', 1)[0]) / 1_000_000;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** The longest work between two turns of the event loop, in milliseconds. */
const longestTurnOnce = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let watching = true;
  let last = worked();
  const look = (): void => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  await work();
  watching = false;
  return longest;
};

/** The minimum of three: garbage collection interferes once or twice, work that blocks others is there every time. */
const longestTurnOf = async (work: () => Promise<unknown>): Promise<number> =>
  Math.min(await longestTurnOnce(work), await longestTurnOnce(work), await longestTurnOnce(work));

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
  /** As it arrives over the wire; parsing it would be work of this process too. */
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

  it('lists its members, and who could be one, by pages or whole without holding anybody up', async () => {
    const [leaveGroup] = await school.sql.query<{ id: string }>({
      text: `INSERT INTO leave_group (name) VALUES ('Everybody') RETURNING id`,
    });
    await school.addEmployees(people, '1200000.00');
    const lists: readonly (readonly [string, number])[] = [
      [`setup/v1/payrollGroup/getPayrollGroupEmployees/${group}`, people],
      [`setup/v1/payrollGroup/getEmployeesToAssign/${group}/0`, people],
      [`setup/v1/LeaveGroups/GetUnAssignedEmployeesToLeaveGroup/${leaveGroup?.id}`, 2 * people],
    ];
    for (const [path, count] of lists) {
      const { data, headers } = await school.call<{ employeeId: number }[]>('GET', path + page(100, 149));
      expect([data.length, headers['content-range']]).toEqual([50, `employee 100-149/${count}`]);
      let text = '';
      expect(await longestTurnOf(async () => (text = await raw(path)))).toBeLessThan(longestTurn);
      const whole = (JSON.parse(text) as { data: { employeeId: number }[] }).data;
      expect(new Set(whole.map(({ employeeId }) => employeeId)).size).toBe(count);
      expect(whole.slice(100, 150)).toEqual(data);
    }
  });

  it('is shown by pages of those without a payslip, found by name, number or department', async () => {
    const asked = (values: Readonly<Record<string, string>>): string =>
      `setup/v1/view/membersWithoutPayslip?${new URLSearchParams({ payrollGroup: String(group), day: period, ...values })}`;
    const { data } = await school.call<EmployeeRow[]>('GET', regular() + page(1_975, 1_999));
    const last = await school.call<{ rows: { employeeId: number; netPay: string }[]; total: number }>(
      'GET',
      asked({ range: '[1975,1999]' }),
    );
    expect(last.data.total).toBe(people);
    expect(last.data.rows.map(({ employeeId, netPay }) => [employeeId, netPay])).toEqual(
      data.map(({ employeeId, netPay }) => [employeeId, netPay]),
    );
    const [one] = data;
    const search = { q: one?.employeeNumber ?? '' };
    const found = await school.call<{ rows: { number: string }[] }>('GET', asked(search));
    expect(found.data.rows.map(({ number }) => number)).toContain(one?.employeeNumber);
    const nobody = await school.call<{ total: number }>('GET', asked({ q: 'nobody at all' }));
    expect(nobody.data.total).toBe(0);
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
