import { changedSilently } from '../../../../test/history-checks.ts';
import type { BulkGenerated, EmployeeRow } from '@school/domain';
import { PayrollSchool } from '../../../../test/payroll-school.ts';
import { PayrollRuns } from './payroll-runs.ts';

const period = '2026-06-01';

describe('payslips of many', () => {
  let school: PayrollSchool;
  beforeAll(async () => {
    school = await PayrollSchool.open();
  });
  afterAll(() => school.close());

  const groupOf = async (name: string, count: number): Promise<number> => {
    const group = await school.group(name);
    await school.assign(group, await school.addEmployees(count, '1200000.00'));
    return group;
  };
  const rowsOf = (group: number): Promise<EmployeeRow[]> =>
    school.data('GET', `setup/v1/paySlip/getRegularEmployees/${group}/${period}`);
  const count = async (group: number): Promise<number> => {
    const [row] = await school.sql.query<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM payslip WHERE group_id = $1 AND status <> 'DELETED'`,
      values: [group],
    });
    return row?.count ?? 0;
  };

  it('makes each payslip once, although two ask at the same time', async () => {
    const group = await groupOf('Parallel', 50);
    const payslips = await rowsOf(group);
    const send = () =>
      school.call<BulkGenerated>('POST', 'setup/v1/paySlip/bulkGeneratePayslip', {
        payslips,
        payPeriod: period,
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(await count(group)).toBe(50);
    const created = answers.flatMap(({ status, data }) => (status === 200 ? data.created.length : 0));
    expect(created.reduce((sum, made) => sum + made, 0)).toBe(50);
    const [numbers] = await school.sql.query<{ first: string; last: string; count: number }>({
      text: `SELECT min(number) AS first, max(number) AS last, count(DISTINCT number)::int AS count FROM payslip
        WHERE group_id = $1`,
      values: [group],
    });
    expect(numbers).toEqual({ first: 'PS-202606-00001', last: 'PS-202606-00050', count: 50 });
  });

  it('answers the same key with the same answer and one run', async () => {
    const group = await groupOf('Key', 3);
    const body = { payslips: await rowsOf(group), payPeriod: period, clientRequestId: 'click-1' };
    const send = () => school.call('POST', 'setup/v1/paySlip/bulkGeneratePayslip', body);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.raw.toString()).toBe(first.raw.toString());
    const headers = { 'idempotency-key': 'click-1' };
    const other = await school.call(
      'POST',
      'setup/v1/paySlip/save',
      { employeeId: 1, groupId: group, payPeriod: period },
      { headers },
    );
    expect(other.status).toBe(409);
    expect(await count(group)).toBe(3);
  });

  it('writes nothing when one net pay is zero or less, and names the employee', async () => {
    const group = await groupOf('Zero', 3);
    const [first, second, third] = await rowsOf(group);
    const poor = {
      ...second,
      netPay: '0.00',
      payrollCategories: { DEDUCTION: { hrPayrollCategoryList: [{ code: 'PF', amount: '97500.00' }] } },
    };
    const answer = await school.call('POST', 'setup/v1/paySlip/bulkGeneratePayslip', {
      payslips: [first, poor, third],
      payPeriod: period,
    });
    expect([answer.status, answer.message]).toEqual([
      400,
      `Net pay is negative for ${second?.employeeName}.`,
    ]);
    expect(answer.data['errors']).toMatchObject([{ field: 'payslips[1].netPay', code: 'NET_PAY_NEGATIVE' }]);
    expect(await count(group)).toBe(0);
    const none = await school.call('POST', 'setup/v1/paySlip/bulkGeneratePayslip', {
      payslips: [],
      payPeriod: period,
    });
    expect([none.status, none.message]).toEqual([400, 'No employees selected for payslip generation.']);
  });

  it('tells when the payroll or the totals are not those that were shown', async () => {
    const group = await groupOf('Changed', 2);
    const [first, second] = await rowsOf(group);
    const send = (row: object) =>
      school.call('POST', 'setup/v1/paySlip/bulkGeneratePayslip', { payslips: [row], payPeriod: period });
    const wrong = await send({ ...first, netPay: 1 });
    expect([wrong.status, wrong.data]).toMatchObject([409, { code: 'TOTAL_CHANGED', netPay: '92700.00' }]);
    await school.data('PUT', `setup/v1/payrollGroup/update/${group}`, {
      enableLop: true,
      lopMethod: 'PRORATE_EARNINGS',
    });
    const changed = await send({ ...second });
    expect([changed.status, changed.data['code']]).toEqual([409, 'PAYROLL_CHANGED']);
    const future = await school.call('POST', 'setup/v1/paySlip/bulkGeneratePayslip', {
      payslips: [first],
      payPeriod: '2026-08-01',
    });
    expect([future.status, future.message]).toEqual([400, 'Pay period is in the future.']);
  });

  it('goes on with a group where it was cut short', async () => {
    const group = await groupOf('Cut', 450);
    const runs = school.application.get(PayrollRuns, { strict: false });
    const [run] = await school.sql.query<{ id: string }>({
      text: `INSERT INTO payroll_run (group_id, pay_period, requested, skipped) VALUES ($1, $2, 450, '[]') RETURNING id`,
      values: [group, period],
    });
    const input = {
      runId: Number(run?.id),
      groupId: group,
      groupName: 'Cut',
      payPeriod: period,
      amounts: {},
    };
    const job = (progress: (done: number) => Promise<void>) => ({
      id: 'job',
      context: school.context(),
      signal: new AbortController().signal,
      progress,
    });
    const killed = runs.definition.run(
      input,
      job((done) => (done >= 200 ? Promise.reject(new Error('killed')) : Promise.resolve())),
    );
    await expect(killed).rejects.toThrow('killed');
    expect(await count(group)).toBe(200);
    const steps: number[] = [];
    await runs.definition.run(
      input,
      job((done) => {
        steps.push(done);
        return Promise.resolve();
      }),
    );
    expect(steps).toEqual([200, 400, 450]);
    expect(await count(group)).toBe(450);
    const [ended] = await school.sql.query({
      text: 'SELECT status, requested, created FROM payroll_run WHERE id = $1',
      values: [run?.id],
    });
    expect(ended).toEqual({ status: 'DONE', requested: 450, created: 450 });
    const [lines] = await school.sql.query<{ count: number }>({
      text: `SELECT count(*)::int AS count FROM payslip s WHERE s.group_id = $1 AND (
        SELECT sum(CASE l.type WHEN 'EARNING' THEN l.amount ELSE -l.amount END) FROM payslip_line l
        WHERE l.payslip_id = s.id) IS DISTINCT FROM s.net_pay`,
      values: [group],
    });
    expect(lines?.count).toBe(0);
  });

  it('pays 2,000 people in a job, and starts it once', async () => {
    const people = await school.addEmployees(2000, '1200000.00');
    const group = await school.group('Big');
    const assigning = performance.now();
    await school.assign(group, people);
    const starting = performance.now();
    const start = () =>
      school.data<{ jobId: string; total: number }>('POST', 'setup/v1/paySlip/generateAll', {
        groupId: group,
        payPeriod: period,
      });
    const [first, second] = await Promise.all([start(), start()]);
    expect(first).toMatchObject({ total: 2000 });
    expect(second.jobId).toBe(first.jobId);
    expect((await school.jobDone(first.jobId))['result']).toMatchObject({ requested: 2000, created: 2000 });
    const done = performance.now();
    const reading = performance.now();
    const rows = await school.data<object[]>(
      'GET',
      `setup/v1/paySlip/viewPaySlipsForPayPeriod/${group}/${period}`,
    );
    expect(rows).toHaveLength(2000);
    console.info(
      `2,000 employees: assigned ${Math.round(starting - assigning)} ms, generated ${Math.round(done - starting)} ms, read ${Math.round(performance.now() - reading)} ms`,
    );
    const refused = await school.call('POST', 'setup/v1/paySlip/generateAll', {
      groupId: group,
      payPeriod: period,
    });
    expect([refused.status, refused.message]).toEqual([400, 'No employees selected for payslip generation.']);
  });

  it('and left a line in the history of all it wrote', async () => {
    const written = ['payrollRun', 'payslip', 'payslipEvent', 'payrollGroup', 'payrollGroupRevision'];
    expect(await changedSilently(school.sql, ...written)).toEqual([]);
  });
});
