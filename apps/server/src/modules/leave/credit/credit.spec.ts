import { LeaveSchool } from '../../../../test/leave-school.ts';
import { LeaveClock } from './leave-clock.ts';

describe('credits of leave', () => {
  let leave: LeaveSchool;
  let clock: LeaveClock;
  let monthly: number;
  beforeAll(async () => {
    leave = await LeaveSchool.open();
    clock = leave.school.application.get(LeaveClock, { strict: false });
    const type = await leave.school.data<{ id: number }>('POST', 'setup/v1/LeaveTypes/save', {
      name: 'Earned leave',
      code: 'EL',
      maxLeaveCount: '10.0',
      creditFrequency: 'MONTHLY',
    });
    monthly = type.id;
    await leave.school.data('POST', 'setup/v1/LeaveGroups/AddLeaveTypesIntoGroup/save', {
      leaveGroupId: leave.group,
      leaveTypes: [{ leaveTypeId: monthly, leaveCount: '10.0' }],
    });
  });
  afterAll(() => leave.school.close());

  const credits = async (employee: number): Promise<[number, string]> => {
    const [row] = await leave.school.sql.query<{ count: number; days: string }>({
      text: `SELECT count(*)::int AS count, trim_scale(coalesce(sum(days), 0))::text AS days FROM leave_ledger_entry
        WHERE employee_id = $1 AND leave_type_id = $2 AND kind = 'CREDIT'`,
      values: [employee, monthly],
    });
    return [row?.count ?? 0, row?.days ?? ''];
  };

  it('are caught up for every date that was missed, once, by however many servers (LE1)', async () => {
    const [employee = 0] = await leave.people(1);
    expect(await credits(employee)).toEqual([7, '6']);
    await Promise.all([1, 2, 3].map(() => clock.runFor('main', '2026-10-20', 12)));
    expect(await credits(employee)).toEqual([10, '8.5']);
    await clock.runFor('main', '2026-10-21', 12);
    expect(await credits(employee)).toEqual([10, '8.5']);
    await clock.runFor('main', '2026-12-31', 12);
    expect(await credits(employee)).toEqual([12, '10']);
  });

  it('wait for their hour and stop where they are switched off', async () => {
    const [employee = 0] = await leave.people(1);
    const [before] = await credits(employee);
    await leave.school.data('POST', 'setup/v1/LeaveCreditSettings/save', { enabled: true, runHour: 5 });
    await clock.runFor('main', '2026-09-01', 4);
    expect((await credits(employee))[0]).toBe(before);
    await leave.school.data('POST', 'setup/v1/LeaveCreditSettings/save', { enabled: false });
    await clock.runFor('main', '2026-09-01', 6);
    expect((await credits(employee))[0]).toBe(before);
    await leave.school.data('POST', 'setup/v1/LeaveCreditSettings/save', { enabled: true });
    await clock.runFor('main', '2026-09-01', 6);
    expect((await credits(employee))[0]).toBe(before + 2);
    const log = await leave.school.data<{ mode: string }[]>(
      'GET',
      'setup/v1/LeaveCreditLogs/getall?sort=["id","DESC"]&range=[0,1]',
    );
    expect(log.map(({ mode }) => mode)).toEqual(['AUTO', 'AUTO']);
  });

  it('give who comes in the year his part of it', async () => {
    const [employee = 0] = await leave.people(1, '2026-07-01');
    expect(await leave.available(employee)).toBe('6');
  });

  it('tell the employee once what was credited, unless the institution does not want that', async () => {
    const [employee = 0] = await leave.people(1);
    const [user] = await leave.school.sql.query<{ id: string }>({
      text: `INSERT INTO "user" (username, entity_type, first_name, employee_id)
        VALUES ('credited', 'EMPLOYEE', 'Credited', $1) RETURNING id`,
      values: [employee],
    });
    const told = () =>
      leave.school.sql.query<{ params: object }>({
        text: `SELECT params FROM notification WHERE user_id = $1 AND message = 'leave.credited'`,
        values: [user?.id],
      });
    const save = (notifyEmployees: boolean) =>
      leave.school.data('POST', 'setup/v1/LeaveCreditSettings/save', { notifyEmployees });
    await save(false);
    await clock.runFor('main', '2026-08-01', 12);
    expect(await told()).toEqual([]);
    await save(true);
    await clock.runFor('main', '2026-10-01', 12);
    await clock.runFor('main', '2026-10-02', 12);
    // 1 in September, 1 in October.
    expect(await told()).toEqual([{ params: { days: 2, types: 'Earned leave' } }]);
    // Days of a year that is over are no news.
    await clock.runFor('main', '2027-01-05', 12);
    expect(await told()).toHaveLength(1);
  });

  it('cannot be changed or removed behind the back of the ledger', async () => {
    await expect(
      leave.school.sql.query({ text: `UPDATE leave_ledger_entry SET days = 99` }),
    ).rejects.toThrow();
    await expect(leave.school.sql.query({ text: `DELETE FROM leave_ledger_entry` })).rejects.toThrow();
  });
});
