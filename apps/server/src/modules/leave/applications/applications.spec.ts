import { changedSilently } from '../../../../test/history-checks.ts';
import { LeaveSchool } from '../../../../test/leave-school.ts';

describe('leave applications', () => {
  let leave: LeaveSchool;
  beforeAll(async () => {
    leave = await LeaveSchool.open();
  });
  afterAll(() => leave.school.close());

  it('count working days and are taken from the balance when approved', async () => {
    const [employee = 0] = await leave.people(1);
    const { status, data } = await leave.apply(employee, '2026-06-05', { endDate: '2026-06-09' });
    expect([status, data['days'], data['status']]).toEqual([201, '4.00', 'PENDING']);
    expect(await leave.available(employee)).toBe('8');
    expect((await leave.move(data.id, 'approve')).data).toMatchObject({
      status: 'APPROVED',
      coveredDays: '4.00',
    });
    expect(await leave.available(employee)).toBe('8');
    expect((await leave.move(data.id, 'cancel')).status).toBe(200);
    expect(await leave.available(employee)).toBe('12');
    const again = await leave.apply(employee, '2026-06-05');
    expect(again.status).toBe(201);
  });

  it('let one of two that overlap through when both come at once', async () => {
    const [employee = 0] = await leave.people(1);
    const answers = await Promise.all([
      leave.apply(employee, '2026-06-08', { endDate: '2026-06-10' }),
      leave.apply(employee, '2026-06-10', { endDate: '2026-06-12' }),
      leave.apply(employee, '2026-06-10'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('take the two halves of a day, and nothing beside them', async () => {
    const [employee = 0] = await leave.people(1);
    const half = (halfDaySession: string) =>
      leave.apply(employee, '2026-06-10', { duration: 'HALF_DAY', halfDaySession });
    const statuses = [];
    for (const session of ['FIRST', 'SECOND', 'FIRST']) statuses.push((await half(session)).status);
    statuses.push((await leave.apply(employee, '2026-06-10')).status);
    expect(statuses).toEqual([201, 201, 409, 409]);
  });

  it('are decided once, whoever is first', async () => {
    const [employee = 0] = await leave.people(1);
    const { data } = await leave.apply(employee, '2026-06-10');
    const answers = await Promise.all([
      leave.move(data.id, 'approve'),
      leave.move(data.id, 'deny', { managerRemark: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await leave.move(data.id, 'deny', { managerRemark: 'No' })).status).toBe(409);
  });

  it('are told to whoever decides, and the decision to the applicant', async () => {
    const [employee = 0, manager = 0] = await leave.people(2);
    const account = async (name: string, person: number): Promise<number> => {
      const [row] = await leave.school.sql.query<{ id: string }>({
        text: `INSERT INTO "user" (username, entity_type, first_name, employee_id) VALUES ($1, 'EMPLOYEE', $1, $2) RETURNING id`,
        values: [name, person],
      });
      return Number(row?.id);
    };
    const [applicant, boss] = [await account('applicant', employee), await account('boss', manager)];
    await leave.school.sql.query({
      text: 'UPDATE employee SET reporting_manager_id = $2 WHERE id = $1',
      values: [employee, manager],
    });
    const toldTo = async (user: number): Promise<string[]> => {
      const rows = await leave.school.sql.query<{ message: string }>({
        text: 'SELECT message FROM notification WHERE user_id = $1 ORDER BY id',
        values: [user],
      });
      return rows.map(({ message }) => message);
    };
    const made = await leave.apply(employee, '2026-06-10');
    await leave.move(made.data.id, 'approve');
    const other = await leave.apply(employee, '2026-06-11');
    await leave.move(other.data.id, 'deny', { managerRemark: 'Exams' });
    const third = await leave.apply(employee, '2026-06-12');
    await leave.move(third.data.id, 'cancel', {}, `EMPLOYEE@${employee}`);
    expect(await toldTo(boss)).toEqual(['leave.asked', 'leave.asked', 'leave.asked', 'leave.takenBack']);
    expect(await toldTo(applicant)).toEqual(['leave.approved', 'leave.denied']);
  });

  it('of somebody who leaves are cancelled, and his leave group ends', async () => {
    const [employee = 0] = await leave.people(1);
    const made = await leave.apply(employee, '2026-08-10');
    const leaving = { leavingDate: '2026-07-10', leavingReason: 'Moved away' };
    await leave.school.data('POST', `setup/v1/EmployeeDetails/transition/leave/${employee}`, leaving);
    const [row] = await leave.school.sql.query({
      text: `SELECT a.status, m.removed_on::text AS "removedOn",
          (SELECT count(*)::int FROM leave_application_day d WHERE d.application_id = a.id AND NOT d.archived) AS days
        FROM leave_application a JOIN leave_group_member m ON m.employee_id = a.employee_id WHERE a.id = $1`,
      values: [made.data.id],
    });
    expect(row).toEqual({ status: 'CANCELLED', removedOn: '2026-07-10', days: 0 });
    // What is left is settled with the last pay, so it is still shown.
    expect(await leave.available(employee)).toBe('12');
  });

  it('split what the balance does not cover, once more when they are approved', async () => {
    const [employee = 0] = await leave.people(1);
    const first = await leave.apply(employee, '2026-03-02', { endDate: '2026-03-12' });
    const second = await leave.apply(employee, '2026-04-01', { endDate: '2026-04-06' });
    expect([first.data['coveredDays'], second.data['coveredDays'], second.data['lopDays']]).toEqual([
      '10.00',
      '2.00',
      '3.00',
    ]);
    await leave.move(first.data.id, 'deny', { managerRemark: 'Exams' });
    expect((await leave.move(second.data.id, 'approve')).data).toMatchObject({
      coveredDays: '5.00',
      lopDays: '0.00',
    });
    expect(await leave.available(employee)).toBe('7');
  });

  it('are refused with the reason at the field', async () => {
    const [employee = 0] = await leave.people(1);
    const refused = async (startDate: string, more: object = {}) => {
      const { status, data } = await leave.apply(employee, startDate, more);
      const [first] = data['errors'] as { field: string; code: string }[];
      return [status, first?.field, first?.code];
    };
    expect(await refused('2026-06-07')).toEqual([400, 'startDate', 'LEAVE_NO_WORKING_DAY']);
    expect(await refused('2026-12-30', { endDate: '2027-01-02' })).toEqual([
      400,
      'endDate',
      'CROSSES_LEAVE_YEAR',
    ]);
    expect(await refused('2025-06-10')).toEqual([400, 'startDate', 'NO_LEAVE_YEAR']);
    expect(await refused('2026-06-10', { endDate: '2026-06-09' })).toEqual([
      400,
      'endDate',
      'LEAVE_ENDS_BEFORE_START',
    ]);
    expect(await refused('2026-06-10', { leaveType: 9_999 })).toEqual([400, 'leaveType', 'NOT_IN_GROUP']);
  });

  it('are seen and decided by the own manager, not by colleagues, and never by the applicant', async () => {
    const [employee = 0, manager = 0, colleague = 0] = await leave.people(3);
    await leave.school.sql.query({
      text: 'UPDATE employee SET reporting_manager_id = $2 WHERE id = $1',
      values: [employee, manager],
    });
    const as = (id: number) => ({ as: `EMPLOYEE@${id}` });
    const own = leave.wish(employee, '2026-06-10');
    const made = await leave.school.call<{ id: number }>(
      'POST',
      'setup/v1/employeeLeave/save',
      own,
      as(employee),
    );
    expect(made.status).toBe(201);
    const { id } = made.data;
    const read = (who: number) =>
      leave.school.call('GET', `setup/v1/employeeLeave/get/${id}`, undefined, as(who));
    expect([
      (await read(employee)).status,
      (await read(manager)).status,
      (await read(colleague)).status,
    ]).toEqual([200, 200, 404]);
    const labels = { _labels: { employee: expect.stringMatching(/[A-Z].* [A-Z]/) } };
    const path = `setup/v1/employeeLeave/get/${id}?labels=["employee"]`;
    expect(await leave.school.data('GET', path, undefined, as(manager))).toMatchObject(labels);
    const team = leave.school.data('GET', 'setup/v1/view/leaveOfMyTeam', undefined, as(manager));
    expect(await team).toMatchObject({ rows: [labels] });
    expect((await leave.school.call('POST', 'setup/v1/employeeLeave/save', own, as(colleague))).status).toBe(
      404,
    );
    expect(
      (
        await leave.school.call(
          'GET',
          `setup/v1/employeeLeave/standing/${employee}`,
          undefined,
          as(colleague),
        )
      ).status,
    ).toBe(404);
    expect((await leave.move(id, 'approve', {}, `EMPLOYEE@${colleague}`)).status).toBe(404);
    expect((await leave.move(id, 'approve', {}, `EMPLOYEE@${employee}`)).message).toBe(
      'You cannot decide on your own leave.',
    );
    expect((await leave.move(id, 'approve', {}, `EMPLOYEE@${manager}`)).status).toBe(200);
    for (const call of ['getall', `get/${id}`, 'standing/0', 'away?from=2026-06-01']) {
      const answer = await leave.school.call('GET', `setup/v1/employeeLeave/${call}`, undefined, {
        as: 'STUDENT',
      });
      expect([call, answer.status]).toEqual([call, 403]);
    }
  });

  it('show days, ledger and applications to whom they concern', async () => {
    const [employee = 0, colleague = 0] = await leave.people(2);
    const { data } = await leave.apply(employee, '2026-06-10');
    await leave.move(data.id, 'approve');
    const rows = async (base: string, as: string): Promise<number> => {
      const query = encodeURIComponent(JSON.stringify({ employee }));
      const path = `setup/v1/${base}/getall?filter=${query}`;
      return (await leave.school.data<unknown[]>('GET', path, undefined, { as })).length;
    };
    for (const [base, count] of [
      ['employeeLeave', 1],
      ['employeeLeaveDays', 1],
      ['LeaveLedger', 2],
    ] as const) {
      expect([base, await rows(base, `EMPLOYEE@${employee}`)]).toEqual([base, count]);
      expect([base, await rows(base, 'EMPLOYEE:LeaveManagement')]).toEqual([base, count]);
      expect([base, await rows(base, `EMPLOYEE@${colleague}`)]).toEqual([base, 0]);
    }
  });

  it('say what they would come to before they are sent, without writing anything', async () => {
    const [employee = 0] = await leave.people(1);
    const preview = await leave.school.data(
      'POST',
      'setup/v1/employeeLeave/preview',
      leave.wish(employee, '2026-06-05', { endDate: '2026-06-09' }),
    );
    expect(preview).toMatchObject({ days: '4', coveredDays: '4', lopDays: '0', available: '12' });
    expect(await leave.available(employee)).toBe('12');
  });

  it('come to whoever decides with what is left and who else is away then', async () => {
    // Every second one is in the same department.
    const [asking = 0, manager = 0, away = 0, , wishing = 0] = await leave.people(5);
    await leave.school.sql.query({
      text: 'UPDATE employee SET reporting_manager_id = $2 WHERE id = $1',
      values: [asking, manager],
    });
    const free = await leave.apply(away, '2026-08-04');
    await leave.move(free.data.id, 'approve');
    await leave.apply(wishing, '2026-08-05');
    const first = await leave.apply(asking, '2026-08-03', { endDate: '2026-08-06' });
    await leave.apply(asking, '2026-08-20');
    await leave.apply(manager, '2026-08-20');
    const unpaid = await leave.apply(asking, '2026-08-24', { leaveType: leave.unpaid });
    const facts = (as: string) =>
      leave.school.data<{ applicationId: number; available: string | null; away: object[] }[]>(
        'GET',
        'setup/v1/employeeLeave/deciding',
        undefined,
        { as },
      );
    const forManager = await facts(`EMPLOYEE@${manager}`);
    expect(forManager.map(({ available }) => available)).toEqual(['11', '8', null]);
    expect(forManager[0]).toMatchObject({
      applicationId: first.data.id,
      away: [{ pending: false }, { pending: true }],
    });
    expect(forManager[2]?.applicationId).toBe(unpaid.data.id);
    expect(await facts(`EMPLOYEE@${away}`)).toEqual([]);
    const office = await facts('EMPLOYEE:LeaveManagement');
    expect(office.map(({ applicationId }) => applicationId)).toContain(first.data.id);
  });

  it('show by the month how many days somebody was away, and how many of them cost pay', async () => {
    const [employee = 0] = await leave.people(1);
    const { data } = await leave.apply(employee, '2026-05-11', {
      endDate: '2026-05-12',
      leaveType: leave.unpaid,
    });
    await leave.move(data.id, 'approve');
    const cell = { employeeId: employee, date: '2026-04-08', session: 'FIRST' };
    await leave.school.data('PUT', 'setup/v1/employeeAttendance/register', { cells: [cell] });
    const standing = await leave.school.data('GET', `setup/v1/employeeLeave/standing/${employee}`);
    expect(standing).toMatchObject({
      months: [
        { month: '2026-05', leave: '2', absent: '0', lop: '2' },
        { month: '2026-04', leave: '0', absent: '0.5', lop: '0.5' },
      ],
    });
  });

  it('are not decided without a line in the history, nor are the days they take and enter', async () => {
    const written = ['leaveApplication', 'leaveApplicationDay', 'employeeAttendance', 'leaveLedgerEntry'];
    expect(await changedSilently(leave.school.sql, ...written)).toEqual([]);
  });
});
