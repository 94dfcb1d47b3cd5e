import { LeaveSchool } from '../../../../test/leave-school.ts';

interface Answer {
  readonly rows: readonly Record<string, unknown>[];
  readonly totals: Readonly<Record<string, string>>;
  readonly each?: { readonly byType: readonly { readonly id: number; readonly label: string }[] };
}

describe('the attendance report', () => {
  let leave: LeaveSchool;
  const range = 'from=2026-06-01&to=2026-06-30';
  const report = (query = range, key = 'employeeAttendanceReport') =>
    leave.school.data<Answer>('GET', `setup/v1/report/${key}?${query}`);

  beforeAll(async () => {
    leave = await LeaveSchool.open();
    await leave.school.workingDays('25');
  });
  afterAll(() => leave.school.close());

  it('has a column for each leave type, whose days add up to the days on leave', async () => {
    const [employeeId = 0] = await leave.people(1);
    const cells = [
      { employeeId, date: '2026-06-10', session: 'FULL', leaveType: leave.annual },
      { employeeId, date: '2026-06-11', session: 'FIRST', leaveType: leave.annual },
      { employeeId, date: '2026-06-12', session: 'FULL', leaveType: leave.unpaid },
      { employeeId, date: '2026-06-15', session: 'SECOND' },
    ];
    await leave.school.call('PUT', 'setup/v1/employeeAttendance/register', { cells });
    const { rows, totals, each } = await report();
    const own = rows.find((row) => row['employeeId'] === employeeId);
    const column = (type: number): string => `byType_${type}`;
    expect(own).toMatchObject({
      [column(leave.annual)]: '1.5',
      [column(leave.unpaid)]: '1',
      leave: '2.5',
      absent: '0.5',
      lop: '1.5',
    });
    expect(each?.byType.map(({ id }) => id)).toEqual(expect.arrayContaining([leave.annual, leave.unpaid]));
    expect([totals[column(leave.annual)], totals[column(leave.unpaid)], totals['leave']]).toEqual([
      '1.50',
      '1.00',
      '2.50',
    ]);
    const sheet = await leave.school.call(
      'GET',
      `setup/v1/report/employeeAttendanceReport?${range}&format=csv`,
    );
    for (const { label } of each?.byType ?? []) expect(sheet.raw.toString()).toContain(label);
  });

  it('leads to the days that a figure is made of', async () => {
    const [employeeId = 0] = await leave.people(1);
    const cells = [
      { employeeId, date: '2026-06-16', session: 'FULL', leaveType: leave.annual },
      { employeeId, date: '2026-06-17', session: 'FULL' },
    ];
    await leave.school.call('PUT', 'setup/v1/employeeAttendance/register', { cells });
    const days = await report(`${range}&employee=${employeeId}`, 'employeeAbsences');
    expect(days.rows.map((row) => [row['attendanceDate'], row['fraction'], row['isLop']])).toEqual([
      ['2026-06-16', '1.00', false],
      ['2026-06-17', '1.00', true],
    ]);
    const ofType = await report(
      `${range}&employee=${employeeId}&leaveType=${leave.annual}`,
      'employeeAbsences',
    );
    expect(ofType.rows).toHaveLength(1);
  });

  it('counts no holiday as a working day', async () => {
    const [employeeId = 0] = await leave.people(1);
    const own = async (): Promise<unknown> =>
      (await report()).rows.find((row) => row['employeeId'] === employeeId)?.['workingDays'];
    expect(await own()).toBe('26');
    await leave.school.data('POST', 'api/v1/CalenderEvent/save', {
      title: 'Founders day',
      type: 'HOLIDAY',
      startDate: '2026-06-18',
      endDate: '2026-06-18',
      isCommon: true,
      isHolidayForEmployees: true,
    });
    expect(await own()).toBe('25');
  });
});
