import type { LeaveStanding } from '@school/domain';
import { LeaveSchool } from '../../../../test/leave-school.ts';

interface Run {
  readonly id: number;
  readonly scope: string;
  readonly scopeNames: string;
  readonly employeeCount: number;
}

describe('closing the balances of some', () => {
  let leave: LeaveSchool;
  let people: number[];
  const process = (body: object = {}) =>
    leave.school.call<Run & { code?: string }>('POST', `api/v1/LeaveYear/${leave.year}/process`, body);
  const preview = async (query = '') => {
    const path = `api/v1/LeaveYear/${leave.year}/process?${query}`;
    const { rows } = await leave.school.data<{ rows: { employeeId: number }[] }>('GET', path);
    return [...new Set(rows.map(({ employeeId }) => employeeId))].toSorted((a, b) => a - b);
  };
  const revert = (id: number) =>
    leave.school.call('POST', `setup/v1/LeaveResetLogs/transition/revert/${id}`, {});

  beforeAll(async () => {
    leave = await LeaveSchool.open();
    people = await leave.people(4);
    await leave.school.data('POST', 'api/v1/LeaveYear/save', {
      name: '2027',
      startDate: '2027-01-01',
      endDate: '2027-12-31',
    });
  });
  afterAll(() => leave.school.close());

  it('shows and does it for a department or for employees, and the year goes on', async () => {
    const [first = 0, , third = 0] = people;
    const [science] = await leave.school.sql.query<{ id: string }>({
      text: 'SELECT department_id AS id FROM employee WHERE id = $1',
      values: [first],
    });
    const departmentId = Number(science?.id);
    expect(await preview()).toEqual(people);
    expect(await preview(`departmentId=${departmentId}`)).toEqual([first, third]);
    // Someone else's application is pending: that does not concern these.
    const { data: waiting } = await leave.apply(people[3] ?? 0, '2026-07-01');
    const { data: run } = await process({ departmentId });
    expect(run).toMatchObject({ scope: 'DEPARTMENT', employeeCount: 2 });
    expect(run.scopeNames).not.toBe('');
    expect(await leave.available(first)).toBe('0');
    expect(await leave.available(people[1] ?? 0)).toBe('12');
    expect((await process({ departmentId })).data).toMatchObject({ code: 'NOTHING_LEFT' });
    expect((await process({ departmentId, employeeIds: [first] })).status).toBe(409);
    expect((await process({ employeeIds: [999_999] })).status).toBe(404);
    expect((await process({ employeeIds: [people[3]] })).data).toMatchObject({
      code: 'PENDING_APPLICATIONS',
    });
    await leave.move(waiting.id, 'cancel');
    expect((await process({ employeeIds: [people[3]] })).data).toMatchObject({
      scope: 'EMPLOYEE',
      employeeCount: 1,
    });
  });

  it('leaves the rest to the closing of the year, and is taken back before that only', async () => {
    const runs = await leave.school.data<Run[]>('GET', 'setup/v1/LeaveResetLogs/getall');
    const single = runs.find(({ scope }) => scope === 'EMPLOYEE');
    const department = runs.find(({ scope }) => scope === 'DEPARTMENT');
    expect((await revert(single?.id ?? 0)).status).toBe(200);
    expect(await leave.available(people[3] ?? 0)).toBe('12');
    const { data: all } = await process();
    // Two of the department are done already.
    expect(all).toMatchObject({ scope: 'ALL', employeeCount: 2 });
    // Everyone starts the new year alike: 5 carried and 12 credited.
    for (const person of people) expect(await leave.available(person)).toBe('17');
    expect((await revert(department?.id ?? 0)).status).toBe(409);
    expect((await revert(all.id)).status).toBe(200);
    expect((await revert(department?.id ?? 0)).status).toBe(200);
    for (const person of people) expect(await leave.available(person)).toBe('12');
  });

  it('shows the standing of a year that is chosen', async () => {
    const [person = 0] = people;
    await process();
    const standing = (query = '') =>
      leave.school.data<LeaveStanding>('GET', `setup/v1/employeeLeave/standing/${person}${query}`);
    const now = await standing();
    const before = await standing(`?leaveYear=${leave.year}`);
    expect([now.leaveYearName, before.leaveYearName]).toEqual(['2027', '2026']);
    expect(before.types.find(({ code }) => code === 'AL')).toMatchObject({ credited: '12', available: '0' });
    const unknown = await leave.school.call('GET', `setup/v1/employeeLeave/standing/${person}?leaveYear=99`);
    expect(unknown.status).toBe(404);
  });
});
