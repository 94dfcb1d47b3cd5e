import type { EmployeeRow, PayslipDetail, PayslipRow } from '@school/domain';
import { PayrollSchool } from '../../../../test/payroll-school.ts';
import type { Answer } from '../../../../test/payroll-school.ts';

type Event = 'approve' | 'reject' | 'revert' | 'update' | 'delete';

describe('the life of a payslip', () => {
  let school: PayrollSchool;
  let group: number;
  const period = '2026-06-01';

  beforeAll(async () => {
    school = await PayrollSchool.open();
    group = await school.group('Staff');
  });
  afterAll(() => school.close());

  /** A new employee with a pending payslip. */
  const pending = async (): Promise<PayslipDetail> => {
    const [employeeId = 0] = await school.addEmployees(1, '1200000.00');
    await school.assign(group, [employeeId]);
    return school.data('POST', 'setup/v1/paySlip/save', { employeeId, groupId: group, payPeriod: period });
  };
  const send = (event: Event, id: number, more: object = {}): Promise<Answer> => {
    if (event === 'delete') return school.call('DELETE', `setup/v1/paySlip/delete?id=${id}`);
    if (event === 'update') return school.call('POST', 'setup/v1/paySlip/update', { id, ...more });
    const reason = event === 'approve' ? {} : { reason: 'Checked again' };
    return school.call('PUT', `setup/v1/paySlip/${event}/${id}`, { ...reason, ...more });
  };
  const reach = async (state: string): Promise<number> => {
    const { id } = await pending();
    if (state === 'APPROVED') await send('approve', id);
    if (state === 'REJECTED') await send('reject', id);
    return id;
  };
  const get = (id: number): Promise<PayslipDetail> => school.data('GET', `setup/v1/paySlip/get/${id}`);

  it.each<[string, Event, number, string]>([
    ['PENDING', 'approve', 200, 'APPROVED'],
    ['PENDING', 'reject', 200, 'REJECTED'],
    ['PENDING', 'revert', 409, 'PENDING'],
    ['PENDING', 'update', 200, 'PENDING'],
    ['PENDING', 'delete', 200, 'DELETED'],
    ['APPROVED', 'approve', 409, 'APPROVED'],
    ['APPROVED', 'reject', 409, 'APPROVED'],
    ['APPROVED', 'revert', 200, 'PENDING'],
    ['APPROVED', 'update', 409, 'APPROVED'],
    ['APPROVED', 'delete', 409, 'APPROVED'],
    ['REJECTED', 'approve', 409, 'REJECTED'],
    ['REJECTED', 'reject', 409, 'REJECTED'],
    ['REJECTED', 'revert', 409, 'REJECTED'],
    ['REJECTED', 'update', 200, 'PENDING'],
    ['REJECTED', 'delete', 200, 'DELETED'],
  ])('%s and %s gives %i (B341) (B342) (B343) (B344)', async (state, event, status, after) => {
    const id = await reach(state);
    const answer = await send(event, id);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.data).toMatchObject({ status: state });
    if (after === 'DELETED') {
      expect((await school.call('GET', `setup/v1/paySlip/get/${id}`)).status).toBe(404);
      return;
    }
    expect((await get(id)).status).toBe(after);
  });

  it('lets one of two approvers win', async () => {
    const id = await reach('PENDING');
    const answers = await Promise.all([send('approve', id), send('approve', id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.data['status']).toBe('APPROVED');
    expect((await get(id)).events.filter(({ event }) => event === 'approve')).toHaveLength(1);
  });

  it('refuses an old version, and nobody approves his own payslip', async () => {
    const { id, version, employeeId } = await pending();
    const stale = await send('approve', id, { version: version + 1 });
    expect([stale.status, stale.data['code']]).toEqual([409, 'STALE']);
    const as = `EMPLOYEE:ApproveRejectPayslip@${employeeId}`;
    const own = await school.call('PUT', `setup/v1/paySlip/approve/${id}`, {}, { as });
    expect([own.status, own.data['code']]).toEqual([409, 'OWN_PAYSLIP']);
    const clerk = await school.call(
      'PUT',
      `setup/v1/paySlip/approve/${id}`,
      {},
      { as: 'EMPLOYEE:PayslipPowers' },
    );
    expect(clerk.status).toBe(403);
  });

  it('takes the reason of a rejection from the address or the body and lists it (B361)', async () => {
    const id = await reach('PENDING');
    const without = await school.call('PUT', `setup/v1/paySlip/reject/${id}`, {});
    expect([without.status, without.data['errors']]).toMatchObject([400, [{ field: 'reason' }]]);
    expect(
      (await school.call('PUT', `setup/v1/paySlip/reject/${id}`, { reason: 'x'.repeat(251) })).status,
    ).toBe(400);
    const reason = 'Wrong grade / step';
    await school.data('PUT', `setup/v1/paySlip/reject/${id}/${encodeURIComponent(reason)}`);
    const list: PayslipRow[] = await school.data(
      'GET',
      `setup/v1/paySlip/getAllRejectedPayslips?groupId=${group}&departmentId=0`,
    );
    expect(list.find((row) => row.id === id)?.rejectReason).toBe(reason);
    expect(await school.data('GET', 'setup/v1/paySlip/getAllRejectedPayslips?departmentId=999')).toEqual([]);
  });

  it('corrects a rejected payslip and keeps why it was rejected', async () => {
    const id = await reach('REJECTED');
    const before = await get(id);
    const answer = await send('update', id, {
      version: before.version,
      lines: [{ code: 'CONV', amount: '4000' }],
      remark: 'Car allowance lowered',
    });
    expect(answer.data).toMatchObject({ status: 'PENDING', netPay: '91700.00', rejectReason: null });
    const { events } = await get(id);
    expect(events.map(({ event }) => event)).toEqual(['generate', 'reject', 'update']);
    expect(events[1]?.remark).toBe('Checked again');
    expect(events[2]?.change).toEqual({ CONV: ['5000.00', '4000.00'] });
    const zero = await send('update', id, { lines: [{ code: 'PF', amount: '99999' }] });
    expect([zero.status, zero.message]).toEqual([
      400,
      expect.stringContaining('Net pay is negative for Person'),
    ]);
  });

  it('frees employee and period by deleting, and keeps the row', async () => {
    const { id, employeeId } = await pending();
    await send('delete', id);
    const again = await school.call('POST', 'setup/v1/paySlip/save', {
      employeeId,
      groupId: group,
      payPeriod: period,
    });
    expect(again.status).toBe(201);
    const [row] = await school.sql.query({
      text: 'SELECT status, archived FROM payslip WHERE id = $1',
      values: [id],
    });
    expect(row).toEqual({ status: 'DELETED', archived: true });
  });

  it('approves, reverts and deletes a whole period, and says what it left alone (B345) (B346) (B347)', async () => {
    const other = await school.group('Second');
    const people = await school.addEmployees(4, '1200000.00');
    await school.assign(other, people);
    const payslips: EmployeeRow[] = await school.data(
      'GET',
      `setup/v1/paySlip/getRegularEmployees/${other}/${period}`,
    );
    await school.data('POST', 'setup/v1/paySlip/bulkGeneratePayslip', { payslips, payPeriod: period });
    const as = `EMPLOYEE:ApproveRejectPayslip@${people[0]}`;
    const all = { groupId: other, payPeriod: '2026-06-20' };
    const approved = await school.data('POST', 'setup/v1/paySlip/approvedAll', all, { as });
    expect(approved).toMatchObject({ approved: 3, skipped: [{ reason: 'OWN_PAYSLIP' }] });
    const deleted = await school.data('POST', 'setup/v1/paySlip/deletePendingPaySlips', all);
    expect(deleted).toMatchObject({ deleted: 1, skipped: [{}, {}, {}] });
    expect((await school.call('PUT', 'setup/v1/paySlip/revertAll', all)).status).toBe(400);
    const reverted = await school.data('PUT', 'setup/v1/paySlip/revertAll', { ...all, reason: 'Again' });
    expect(reverted).toEqual({ reverted: 3, skipped: [] });
  });

  it('approves by generating when no approval is asked for', async () => {
    await school.data('PUT', 'setup/v1/PayrollSettings/update', { requireApproval: false });
    expect((await pending()).status).toBe('APPROVED');
    await school.data('PUT', 'setup/v1/PayrollSettings/update', { requireApproval: true });
  });
});
