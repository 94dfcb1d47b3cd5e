import type { EmployeeRow } from '@school/domain';
import { LeaveSchool } from '../../../../test/leave-school.ts';

describe('the attendance register', () => {
  let leave: LeaveSchool;
  beforeAll(async () => {
    leave = await LeaveSchool.open();
    await leave.school.workingDays('25');
  });
  afterAll(() => leave.school.close());

  const mark = (cells: readonly object[], as = 'ADMIN') =>
    leave.school.call<{ saved: number; refused: { date: string; message: string }[] }>(
      'PUT',
      'setup/v1/employeeAttendance/register',
      { cells },
      { as },
    );

  it('takes over what is right and names the cells that are not (AT1)', async () => {
    const [employeeId = 0] = await leave.people(1);
    const { data } = await mark([
      { employeeId, date: '2026-06-10', session: 'FULL' },
      { employeeId, date: '2026-06-11', session: 'FIRST', leaveType: leave.annual },
      { employeeId, date: '2026-08-01', session: 'FULL' },
      { employeeId, date: '2019-06-11', session: 'FULL' },
    ]);
    expect([data.saved, data.refused.map(({ date }) => date)]).toEqual([2, ['2019-06-11', '2026-08-01']]);
    expect(await leave.available(employeeId)).toBe('11.5');
    const register = await leave.school.data<{
      marks: { date: string; session: string }[];
      offDays: string[];
    }>('GET', 'setup/v1/employeeAttendance/register?month=2026-06');
    expect(register.marks.map(({ date, session }) => [date, session])).toEqual([
      ['2026-06-10', 'FULL'],
      ['2026-06-11', 'FIRST'],
    ]);
    expect(register.offDays).toEqual(['2026-06-07', '2026-06-14', '2026-06-21', '2026-06-28']);
    await mark([{ employeeId, date: '2026-06-11' }]);
    expect(await leave.available(employeeId)).toBe('12');
  });

  it('keeps days of leave, and leave keeps marked days', async () => {
    const [employeeId = 0] = await leave.people(1);
    const { data } = await leave.apply(employeeId, '2026-06-10');
    expect((await mark([{ employeeId, date: '2026-06-10', session: 'FULL' }])).data.refused).toHaveLength(1);
    await leave.move(data.id, 'approve');
    expect((await mark([{ employeeId, date: '2026-06-10', session: 'SECOND' }])).data.refused).toHaveLength(
      1,
    );
    await mark([{ employeeId, date: '2026-06-12', session: 'FULL' }]);
    expect((await leave.apply(employeeId, '2026-06-12')).status).toBe(409);
  });

  it('holds one mark for a day when two come at once', async () => {
    const [employee = 0] = await leave.people(1);
    const save = () =>
      leave.school.call('POST', 'setup/v1/employeeAttendance/save', {
        employee,
        attendanceDate: '2026-06-10',
        session: 'FULL',
      });
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('is for who marks attendance; employees read their own absences only', async () => {
    const [employeeId = 0, other = 0] = await leave.people(2);
    const cell = { employeeId, date: '2026-06-15', session: 'FULL' };
    expect((await mark([cell], `EMPLOYEE@${other}`)).status).toBe(403);
    expect((await mark([cell], 'EMPLOYEE:EmployeeAttendance')).data.saved).toBe(1);
    const own = (id: number) =>
      leave.school.data<unknown[]>('GET', 'setup/v1/employeeAttendance/getall', undefined, {
        as: `EMPLOYEE@${id}`,
      });
    expect([(await own(employeeId)).length, (await own(other)).length]).toEqual([1, 0]);
  });

  it('counts days that are over and bear no mark, where the institution has set so', async () => {
    const [employeeId = 0] = await leave.people(1);
    const group = await leave.school.group('Unmarked', {
      enableLop: true,
      lopMethod: 'DEDUCTION_LINE',
      lopFormula: 'GROSS/NWD',
    });
    await leave.school.assign(group, [employeeId]);
    const setting = (unmarkedDayIs: string) =>
      leave.school.data('PUT', 'setup/v1/WorkingDaySettings/update', { unmarkedDayIs });
    await setting('ABSENT');
    const paid = await leave.apply(employeeId, '2026-06-02');
    await leave.move(paid.data.id, 'approve');
    const working = Array.from({ length: 30 }, (_, day) => `2026-06-${String(day + 1).padStart(2, '0')}`);
    // June 2026 has 26 working days: one on leave, one half marked present, two without any mark.
    const marked = working.filter((date) => !['2026-06-02', '2026-06-29', '2026-06-30'].includes(date));
    const sent = await mark(
      marked
        .filter((date) => new Date(date).getUTCDay() !== 0)
        .map((date) => ({
          employeeId,
          date,
          session: date === '2026-06-10' ? 'FIRST' : 'FULL',
          present: true,
        })),
    );
    expect(sent.data).toEqual({ saved: 23, refused: [] });
    const days = async (period: string): Promise<EmployeeRow | undefined> => {
      const path = `setup/v1/paySlip/getRegularEmployees/${group}/${period}`;
      return (await leave.school.data<EmployeeRow[]>('GET', path))[0];
    };
    expect(await days('2026-06-01')).toMatchObject({ daysAbsent: '3.5', lopDays: '2.5' });
    // The institution's date is 15 July: twelve working days of that month are over, today is not.
    expect(await days('2026-07-01')).toMatchObject({ daysAbsent: '12', lopDays: '12' });
    const report = await leave.school.data<{ rows: Record<string, unknown>[] }>(
      'GET',
      'setup/v1/report/employeeAttendanceReport?from=2026-06-01&to=2026-06-30',
    );
    const own = report.rows.filter(({ id }) => id === employeeId);
    expect(own).toMatchObject([
      { workingDays: '26', present: '22.5', leave: '1', absent: '2.5', lop: '2.5' },
    ]);
    await setting('PRESENT');
    expect(await days('2026-06-01')).toMatchObject({ daysAbsent: '1', lopDays: '0' });
    const both = await mark([
      { employeeId, date: '2026-07-01', session: 'FULL', present: true, leaveType: 1 },
    ]);
    expect(both.data.refused[0]?.message).toContain('cannot be on leave');
  });

  it('costs pay in the payslip: 2.5 unpaid days of 25 at 100,000 are 10,000.00 (PA7)', async () => {
    const [employeeId = 0] = await leave.people(1);
    const group = await leave.school.group('Loss of pay', {
      enableLop: true,
      lopMethod: 'DEDUCTION_LINE',
      lopFormula: 'GROSS/NWD',
    });
    await leave.school.assign(group, [employeeId]);
    const unpaid = await leave.apply(employeeId, '2026-06-08', { leaveType: leave.unpaid });
    await leave.move(unpaid.data.id, 'approve');
    const paid = await leave.apply(employeeId, '2026-06-10');
    await leave.move(paid.data.id, 'approve');
    await mark([
      { employeeId, date: '2026-06-15', session: 'FULL' },
      { employeeId, date: '2026-06-16', session: 'SECOND' },
    ]);
    const rows = await leave.school.data<EmployeeRow[]>(
      'GET',
      `setup/v1/paySlip/getRegularEmployees/${group}/2026-06-01`,
    );
    expect(rows[0]).toMatchObject({
      workingDays: '25',
      daysAbsent: '3.5',
      daysPresent: '21.5',
      lopDays: '2.5',
      lopAmount: '10000.00',
      netPay: '82700.00',
    });
    const made = await leave.school.data<{ created: { id: number }[] }>(
      'POST',
      'setup/v1/paySlip/bulkGeneratePayslip',
      {
        payslips: rows,
        payPeriod: '2026-06-01',
      },
    );
    await leave.school.data('PUT', `setup/v1/paySlip/approve/${made.created[0]?.id}`, {});
    expect((await mark([{ employeeId, date: '2026-06-15' }])).data.refused[0]?.message).toContain(
      'is approved',
    );
    expect((await leave.move(unpaid.data.id, 'cancel')).data).toMatchObject({ code: 'PAYSLIP_APPROVED' });
  });
});
