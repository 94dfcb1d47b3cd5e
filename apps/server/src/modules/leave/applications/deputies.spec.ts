import { LeaveSchool } from '../../../../test/leave-school.ts';
import { catalogue } from '@school/resources';
import { rightsNow } from '../../../platform/sessions/sessions.ts';

const deputies = 'setup/v1/LeaveDeputy';

describe('the deputy of a manager', () => {
  let leave: LeaveSchool;
  let [employee, manager, deputy] = [0, 0, 0];
  let [managerAccount, deputyAccount] = [0, 0];

  const account = async (name: string, person: number): Promise<number> => {
    const [row] = await leave.school.sql.query<{ id: string }>({
      text: `INSERT INTO "user" (username, entity_type, first_name, employee_id) VALUES ($1, 'EMPLOYEE', $1, $2) RETURNING id`,
      values: [name, person],
    });
    return Number(row?.id);
  };
  const report = (person: number, to: number) =>
    leave.school.sql.query({
      text: 'UPDATE employee SET reporting_manager_id = $2 WHERE id = $1',
      values: [person, to],
    });
  /** As the deputy, while the manager is away. */
  const standingIn = () => `EMPLOYEE@${deputy}#standsInFor=${manager};user=${deputyAccount}`;
  const toldTo = async (user: number): Promise<number> => {
    const [row] = await leave.school.sql.query<{ n: number }>({
      text: `SELECT count(*)::int AS n FROM notification WHERE user_id = $1 AND message = 'leave.asked'`,
      values: [user],
    });
    return row?.n ?? 0;
  };

  beforeAll(async () => {
    leave = await LeaveSchool.open();
    [employee = 0, manager = 0, deputy = 0] = await leave.people(3);
    managerAccount = await account('manager', manager);
    deputyAccount = await account('deputy', deputy);
    await report(employee, manager);
    await report(deputy, manager);
    await leave.school.data('POST', `${deputies}/save`, {
      employee: manager,
      deputy,
      fromDate: '2026-07-01',
      toDate: '2026-07-31',
    });
  });
  afterAll(() => leave.school.close());

  it('is told of applications while the manager is away, and only then', async () => {
    await leave.apply(employee, '2026-08-03');
    expect([await toldTo(managerAccount), await toldTo(deputyAccount)]).toEqual([1, 0]);
    const away = await leave.apply(manager, '2026-07-13', { endDate: '2026-07-17' });
    await leave.move(away.data.id, 'approve');
    await leave.apply(employee, '2026-08-04');
    expect([await toldTo(managerAccount), await toldTo(deputyAccount)]).toEqual([2, 1]);
    await leave.apply(deputy, '2026-08-04');
    expect(await toldTo(deputyAccount)).toBe(1);
  });

  it('sees and decides them in the place of the manager, and the record tells it', async () => {
    const { data } = await leave.apply(employee, '2026-08-05');
    const deciding = await leave.school.data<readonly { applicationId: number }[]>(
      'GET',
      'setup/v1/employeeLeave/deciding',
      undefined,
      { as: standingIn() },
    );
    expect(deciding.map(({ applicationId }) => applicationId)).toContain(data.id);
    const waiting = await leave.school.data<{ total: number }>(
      'GET',
      'setup/v1/view/leaveOfMyTeam',
      undefined,
      { as: standingIn() },
    );
    expect(waiting.total).toBe(deciding.length);
    const decided = await leave.move(data.id, 'approve', {}, standingIn());
    expect([decided.status, decided.data]).toMatchObject([200, { decidedBy: 'deputy' }]);
    const [row] = await leave.school.sql.query({
      text: `SELECT a.decided_for = concat_ws(' ', m.first_name, m.middle_name, m.last_name) AS named
        FROM leave_application a JOIN employee m ON m.id = $2 WHERE a.id = $1`,
      values: [data.id, manager],
    });
    expect(row).toEqual({ named: true });
  });

  it('is told of each application in whose place it waits, and nothing of those decided in their own right', async () => {
    const [own = 0] = await leave.people(1);
    await report(own, deputy);
    const { data: waiting } = await leave.apply(employee, '2026-08-24');
    const { data: ofOwn } = await leave.apply(own, '2026-08-24');
    const places = async (as: string): Promise<unknown> => {
      const facts = await leave.school.data<readonly { applicationId: number; inPlaceOf: string | null }[]>(
        'GET',
        'setup/v1/employeeLeave/deciding',
        undefined,
        { as },
      );
      const place = new Map(facts.map(({ applicationId, inPlaceOf }) => [applicationId, inPlaceOf]));
      return [place.get(waiting.id), place.get(ofOwn.id)];
    };
    const [named] = await leave.school.sql.query<{ name: string }>({
      text: `SELECT concat_ws(' ', first_name, middle_name, last_name) AS name FROM employee WHERE id = $1`,
      values: [manager],
    });
    expect(await places(standingIn())).toEqual([named?.name, null]);
    expect(await places(`EMPLOYEE@${manager}`)).toEqual([null, undefined]);
    const office = `EMPLOYEE:LeaveManagement@${deputy}#standsInFor=${manager};user=${deputyAccount}`;
    expect(await places(office)).toEqual([null, null]);
    await report(own, manager);
  });

  it('decides nothing after the time, and never their own application', async () => {
    const { data } = await leave.apply(employee, '2026-08-06');
    const later = await leave.move(data.id, 'approve', {}, `EMPLOYEE@${deputy}`);
    expect(later.status).toBe(404);
    const own = await leave.apply(deputy, '2026-08-06');
    expect((await leave.move(own.data.id, 'approve', {}, standingIn())).status).toBe(409);
    const byManager = await leave.move(data.id, 'approve', {}, `EMPLOYEE@${manager}`);
    expect([byManager.status, byManager.data['decidedFor'] ?? null]).toEqual([200, null]);
  });

  it('is one whom employees choose with their own leave, and the office for anybody', async () => {
    const own = await leave.apply(manager, '2026-09-07', { endDate: '2026-09-08' });
    const choose = async (values: object, as: string) =>
      (await leave.school.call('POST', `${deputies}/choose/${own.data.id}`, values, { as })).status;
    expect(await choose({ deputy: employee }, `EMPLOYEE@${manager}`)).toBe(200);
    expect(await choose({ deputy }, `EMPLOYEE@${manager}`)).toBe(200);
    const rows = await leave.school.sql.query({
      text: `SELECT deputy_id::float8 AS deputy, to_date::text AS until FROM leave_deputy WHERE from_date = '2026-09-07'`,
    });
    expect(rows).toEqual([{ deputy, until: '2026-09-08' }]);
    expect(await choose({ deputy: manager }, `EMPLOYEE@${manager}`)).toBe(400);
    expect(await choose({ deputy }, standingIn())).toBe(404);
    const theirs = await leave.apply(employee, '2026-09-09');
    const others = `${deputies}/choose/${theirs.data.id}`;
    const as = `EMPLOYEE@${manager}`;
    expect((await leave.school.call('POST', others, { deputy }, { as })).status).toBe(409);
    const form = { employee: manager, deputy, fromDate: '2026-10-01', toDate: '2026-10-02' };
    const saved = async (by: string) =>
      (await leave.school.call('POST', `${deputies}/save`, form, { as: by })).status;
    expect(await saved(`EMPLOYEE@${deputy}`)).toBe(403);
    expect(await saved('EMPLOYEE:LeaveManagement')).toBe(201);
  });

  it('is one for the days of a leave, also when two windows choose at once', async () => {
    const own = await leave.apply(manager, '2026-09-14');
    const path = `${deputies}/choose/${own.data.id}`;
    const as = `EMPLOYEE@${manager}`;
    const chosen = [employee, deputy, employee, deputy].map((one) =>
      leave.school.call('POST', path, { deputy: one }, { as }),
    );
    for (const { status } of await Promise.all(chosen)) expect([200, 409]).toContain(status);
    const rows = await leave.school.sql.query({
      text: `SELECT 1 FROM leave_deputy WHERE from_date = '2026-09-14'`,
    });
    expect(rows).toHaveLength(1);
  });

  it('has the right by the session on the days of the leave within the time', async () => {
    const { sql } = leave.school;
    const rights = async () => (await rightsNow(sql, 'main', catalogue, deputyAccount))?.actor.standsInFor;
    expect(await rights()).toEqual([]);
    await sql.query({
      text: `UPDATE leave_application SET start_date = current_date - 2, end_date = current_date + 2
        WHERE employee_id = $1 AND status = 'APPROVED'`,
      values: [manager],
    });
    expect(await rights()).toEqual([]);
    const within = (from: number, to: number) =>
      sql.query({
        text: 'UPDATE leave_deputy SET from_date = current_date + $2::int, to_date = current_date + $3::int WHERE employee_id = $1',
        values: [manager, from, to],
      });
    await within(-2, 2);
    expect(await rights()).toEqual([manager]);
    await within(-9, -3);
    expect(await rights()).toEqual([]);
  });

  it('who leaves the school stands in for nobody from then on, and nobody for them', async () => {
    await leave.school.data('POST', `setup/v1/EmployeeDetails/transition/leave/${deputy}`, {
      leavingDate: '2026-07-15',
      leavingReason: 'Moved away',
    });
    const rows = await leave.school.sql.query({
      text: 'SELECT 1 FROM leave_deputy WHERE deputy_id = $1 AND to_date > $2::date',
      values: [deputy, '2026-07-15'],
    });
    expect(rows).toEqual([]);
  });
});
