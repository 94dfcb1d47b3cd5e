import type { AttendanceRegister, EmployeeRow, PayslipDetail } from '@school/domain';
import { LeaveSchool } from '../../../../test/leave-school.ts';

describe('lateness of employees', () => {
  let leave: LeaveSchool;
  beforeAll(async () => {
    leave = await LeaveSchool.open();
    await leave.school.workingDays('25');
  });
  afterAll(() => leave.school.close());

  const mark = (body: object, as = 'ADMIN') =>
    leave.school.call<{ saved: number; refused: { date: string; message: string }[] }>(
      'PUT',
      'setup/v1/employeeAttendance/register',
      body,
      { as },
    );
  const registerOf = (month: string): Promise<AttendanceRegister> =>
    leave.school.data('GET', `setup/v1/employeeAttendance/register?month=${month}`);
  const late = (employeeId: number, date: string, minutesLate: number, minutesEarly = 0) => ({
    employeeId,
    date,
    minutesLate,
    minutesEarly,
  });

  it('stands in the register beside whole and half days', async () => {
    const [employeeId = 0] = await leave.people(1);
    const half = { employeeId, date: '2026-06-10', session: 'FIRST' };
    const { data } = await mark({
      cells: [half],
      late: [
        late(employeeId, '2026-06-10', 12, 5),
        late(employeeId, '2026-06-11', 0, 30),
        late(employeeId, '2026-08-11', 10),
        late(employeeId, '2026-06-12', 900),
      ],
    });
    expect([data.saved, data.refused.map(({ date }) => date)]).toEqual([3, ['2026-06-12', '2026-08-11']]);
    const shown = async () =>
      (await registerOf('2026-06')).late
        .filter((day) => day.employeeId === employeeId)
        .map(({ date, minutesLate, minutesEarly }) => [date, minutesLate, minutesEarly]);
    expect(await shown()).toEqual([
      ['2026-06-10', 12, 5],
      ['2026-06-11', 0, 30],
    ]);
    // Away for the whole day: nobody is late then, nor can be marked late.
    await mark({ cells: [{ ...half, session: 'FULL' }] });
    expect(await shown()).toEqual([['2026-06-11', 0, 30]]);
    expect((await mark({ late: [late(employeeId, '2026-06-10', 12)] })).data.refused[0]?.message).toBe(
      'The employee is away on this day.',
    );
    await mark({ late: [late(employeeId, '2026-06-11', 0)] });
    expect(await shown()).toEqual([]);
  });

  it('is one row for a day, which its employee reads and nobody else of his kind', async () => {
    const [employee = 0, other = 0] = await leave.people(2);
    const save = (as = 'EMPLOYEE:EmployeeAttendance') =>
      leave.school.call(
        'POST',
        'setup/v1/employeeLateness/save',
        { employee, lateOn: '2026-06-15', minutesLate: 10 },
        { as },
      );
    const answers = await Promise.all([save(), save(), save(`EMPLOYEE@${employee}`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 409]);
    const own = async (id: number): Promise<number> =>
      (
        await leave.school.data<unknown[]>('GET', 'setup/v1/employeeLateness/getall', undefined, {
          as: `EMPLOYEE@${id}`,
        })
      ).length;
    expect([await own(employee), await own(other)]).toEqual([1, 0]);
  });

  it('costs pay by the rule of the group, in a line whose working the payslip keeps', async () => {
    const [employeeId = 0] = await leave.people(1);
    const group = await leave.school.group('Late', {
      lateRule: 'TIMES',
      lateGrace: 5,
      lateFree: 1,
      lateTimes: 3,
      lateDays: '0.5',
      lopFormula: 'GROSS/NWD',
    });
    await leave.school.assign(group, [employeeId]);
    const days = ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07'];
    await mark({
      late: [...days.map((date) => late(employeeId, date, 20)), late(employeeId, '2026-05-08', 5)],
    });
    const path = `setup/v1/paySlip/getRegularEmployees/${group}/2026-05-01`;
    const [row] = await leave.school.data<EmployeeRow[]>('GET', path);
    // Four times beyond the grace period, one is free, three make half a day of 100,000 / 25.
    expect(row).toMatchObject({ lateTimes: 4, lateMinutes: 80, lateDays: '0.5', lateAmount: '2000.00' });
    expect(row?.payrollCategories.DEDUCTION.hrPayrollCategoryList).toContainEqual({
      code: 'LATENESS',
      amount: '2000.00',
    });
    const { id } = await leave.school.data<{ id: number }>('POST', 'setup/v1/paySlip/save', {
      employeeId,
      groupId: group,
      payPeriod: '2026-05-01',
    });
    const kept = () => leave.school.data<PayslipDetail>('GET', `setup/v1/paySlip/get/${id}`);
    const working = { lateTimes: 4, lateMinutes: 80, lateDays: '0.5', lateAmount: '2000.00' };
    expect(await kept()).toMatchObject({ ...working, lopAmount: '0.00', netPay: '90700.00' });
    // The rule is that of the revision: a changed one applies from the next assignment.
    const { revision } = await leave.school.data<{ revision: number }>('PUT', 'setup/v1/payrollGroup/save', {
      id: group,
      lateDays: '1',
    });
    expect(revision).toBe(2);
    await leave.school.data('PUT', `setup/v1/paySlip/update/${id}`, { remark: 'Worked out again' });
    expect(await kept()).toMatchObject(working);
    await leave.school.data('PUT', `setup/v1/paySlip/approve/${id}`, {});
    const closed = await mark({ late: [late(employeeId, '2026-05-11', 20)] });
    expect(closed.data.refused[0]?.message).toContain('approved');
  });

  it('is no absence where a day without a mark is one', async () => {
    const [employeeId = 0] = await leave.people(1);
    const group = await leave.school.group('Minutes', {
      lateRule: 'MINUTES',
      lateDayMinutes: 480,
      lopFormula: 'GROSS/NWD',
    });
    await leave.school.assign(group, [employeeId]);
    await leave.school.data('PUT', 'setup/v1/WorkingDaySettings/update', { unmarkedDayIs: 'ABSENT' });
    const row = async (): Promise<EmployeeRow | undefined> =>
      (
        await leave.school.data<EmployeeRow[]>(
          'GET',
          `setup/v1/paySlip/getRegularEmployees/${group}/2026-06-01`,
        )
      )[0];
    const before = await row();
    // Of 26 days at most 25 count; two late days leave 24.
    await mark({ late: [late(employeeId, '2026-06-16', 60), late(employeeId, '2026-06-17', 30, 30)] });
    expect(Number(before?.daysAbsent) - Number((await row())?.daysAbsent)).toBe(1);
    expect(await row()).toMatchObject({
      lateTimes: 2,
      lateMinutes: 120,
      lateDays: '0.25',
      lateAmount: '1000.00',
    });
    await leave.school.data('PUT', 'setup/v1/WorkingDaySettings/update', { unmarkedDayIs: 'PRESENT' });
  });

  it('has a report of times and minutes', async () => {
    const [employeeId = 0] = await leave.people(1);
    await mark({ late: [late(employeeId, '2026-04-07', 15), late(employeeId, '2026-04-08', 5, 10)] });
    const { total, totals } = await leave.school.data<{ total: number; totals: Record<string, string> }>(
      'GET',
      'setup/v1/report/staffLateness?from=2026-04-01&to=2026-04-30',
    );
    expect([total, Number(totals['minutesLate']), Number(totals['minutesEarly'])]).toEqual([2, 20, 10]);
  });
});
