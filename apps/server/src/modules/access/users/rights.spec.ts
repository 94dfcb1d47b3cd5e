import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../../test/school.ts';
import { unaccountedRows } from '../../../../test/unaccounted.ts';
import { keepAnAdministrator } from './last-administrator.ts';

describe('the rights of users', () => {
  let school: School;
  let server: NestFastifyApplication;
  const ids: Record<string, number> = {};
  const tokens: Record<string, string> = {};
  const groups: Record<string, number> = {};

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    ids['admin'] = await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    ids['manager'] = await school.addUser({
      username: 'manager',
      privileges: ['UserManagement', 'HrBasics', 'EmployeeSearch'],
    });
    ids['clerk'] = await school.addUser({ username: 'clerk' });
    ids['writer'] = await school.addUser({ username: 'writer', privileges: ['SendMessages'] });
    ids['student'] = await school.addUser({ username: 'student', entityType: 'STUDENT' });
    groups['hr'] = await school.addRoleGroup('HR', ['HrBasics', 'EmployeeSearch']);
    groups['finance'] = await school.addRoleGroup('Finance', ['FinanceControl']);
    for (const name of ['admin', 'manager', 'clerk', 'writer', 'student'])
      tokens[name] = await tokenOf(server, name);
  });
  afterAll(() => school.close());

  const as = (name: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    call(server, url, { method, token: tokens[name] ?? '', body });
  const give = (name: string, user: string, body: object) =>
    as(name, 'POST', `/setup/v1/user/update_role_group/${ids[user]}`, body);

  it('are given within what the giver has, and say from where each comes (B059)', async () => {
    const answer = await give('manager', 'clerk', { roleGroups: [groups['hr']], denies: ['EmployeeSearch'] });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      roleGroups: [{ name: 'HR' }],
      denies: ['EmployeeSearch'],
      effective: [{ privilege: 'HrBasics', sources: ['HR'] }],
    });
    const [audit] = await school.sql.query({
      text: `select changes, actor_id from audit_entry where verb = 'roleChange' and record_id = $1`,
      values: [ids['clerk']],
    });
    expect(audit).toMatchObject({
      actor_id: String(ids['manager']),
      changes: { rights: [{ roleGroups: [] }, { roleGroups: ['HR'], denies: ['EmployeeSearch'] }] },
    });
    expect(await unaccountedRows(school.sql, 'userPrivilege')).toEqual([]);
  });

  it.each<[string, string, string, object, number, string]>([
    ['a group with more', 'manager', 'clerk', { roleGroups: ['finance'] }, 409, 'BEYOND_OWN_RIGHTS'],
    [
      'a privilege he lacks',
      'manager',
      'clerk',
      { roleGroups: [], grants: ['FinanceControl'] },
      409,
      'BEYOND_OWN_RIGHTS',
    ],
    ['his own rights', 'manager', 'manager', { roleGroups: ['hr'] }, 409, 'OWN_RIGHTS'],
    ['those of an administrator', 'manager', 'admin', { roleGroups: ['hr'] }, 409, 'ADMINISTRATOR'],
    ['those of a student', 'manager', 'student', { roleGroups: [] }, 409, 'ADMINISTRATOR'],
    ['a staff group for a student', 'admin', 'student', { roleGroups: ['hr'] }, 400, 'INVALID'],
    [
      'a staff right for a student',
      'admin',
      'student',
      { roleGroups: [], grants: ['HrBasics'] },
      400,
      'INVALID',
    ],
    ['an unknown privilege', 'admin', 'clerk', { roleGroups: [], grants: ['Everything'] }, 400, 'INVALID'],
    ['an old version', 'admin', 'clerk', { roleGroups: [], version: 1 }, 409, 'STALE'],
    ['no list', 'admin', 'clerk', { roleGroups: 'hr' }, 400, 'INVALID'],
  ])('are refused: %s', async (_, name, user, body, status, code) => {
    const named = Object.fromEntries(
      Object.entries(body).map(([key, value]) => [
        key,
        key === 'roleGroups' && Array.isArray(value)
          ? value.map((group) => groups[String(group)])
          : (value as unknown),
      ]),
    );
    const answer = await give(name, user, named);
    expect([answer.status, answer.body.data['code']]).toEqual([status, code]);
  });

  it('are read and changed by nobody without the privilege (B058)', async () => {
    expect((await give('clerk', 'student', { roleGroups: [] })).status).toBe(403);
    expect((await as('clerk', 'GET', `/setup/v1/user/role_group/${ids['clerk']}`)).status).toBe(200);
    const foreign = await as('clerk', 'GET', `/setup/v1/user/get/${ids['admin']}`);
    const unknown = await as('clerk', 'GET', '/setup/v1/user/get/99999');
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
  });

  it('cannot be widened around the editor, by the calls of every record', async () => {
    const refused = [
      await as('manager', 'PUT', `/setup/v1/user/update/${ids['clerk']}`, {
        roleGroups: [groups['finance']],
      }),
      await as('manager', 'PUT', `/setup/v1/user/update/${ids['manager']}`, { roleGroups: [groups['hr']] }),
      await as('manager', 'PUT', `/setup/v1/user/update/${ids['clerk']}`, { entityType: 'ADMIN' }),
      await as('manager', 'PUT', `/setup/v1/user/update/${ids['admin']}`, { email: 'me@evil.test' }),
      await as('manager', 'POST', '/setup/v1/user/save', {
        username: 'boss',
        entityType: 'ADMIN',
        firstName: 'B',
      }),
      await as('manager', 'PUT', `/setup/v1/RoleGroups/update/${groups['hr']}`, {
        privileges: ['HrBasics', 'FinanceControl'],
      }),
      await as('manager', 'POST', '/setup/v1/UserPrivileges/save', {
        user: ids['clerk'],
        privilege: 'FinanceControl',
      }),
      await as('manager', 'POST', '/setup/v1/UserPrivileges/save', {
        user: ids['manager'],
        privilege: 'HrBasics',
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array(refused.length).fill(409));
    const session = await as('clerk', 'GET', '/setup/v1/session');
    expect(session.body.data['privileges']).toEqual(['HrBasics']);
  });

  it('follow a changed group at once', async () => {
    const change = { privileges: ['HrBasics', 'EmployeeSearch', 'LeaveManagement'] };
    expect((await as('admin', 'PUT', `/setup/v1/RoleGroups/update/${groups['hr']}`, change)).status).toBe(
      200,
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    const session = await as('clerk', 'GET', '/setup/v1/session');
    expect(session.body.data['privileges']).toEqual(['HrBasics', 'LeaveManagement']);
    const inUse = await as('admin', 'DELETE', `/setup/v1/RoleGroups/delete/${groups['hr']}`);
    expect([inUse.status, inUse.body.data['code']]).toEqual([409, 'HAS_DEPENDENTS']);
  });

  it('block and unblock by the actions of the record, under the rules of the calls', async () => {
    const act = (name: string, action: string, user: string, input: object = {}) =>
      as(name, 'POST', `/setup/v1/user/action/${action}`, { ids: [ids[user]], input });
    expect((await act('clerk', 'block', 'student')).status).toBe(403);
    expect((await act('manager', 'block', 'admin')).body.data['code']).toBe('LAST_ADMINISTRATOR');
    expect((await act('manager', 'block', 'manager')).body.data['code']).toBe('OWN_ACCOUNT');
    expect((await act('manager', 'unblock', 'student')).body.data['code']).toBe('ILLEGAL_STATE');

    expect((await act('manager', 'block', 'student', { reason: 'Left' })).status).toBe(200);
    const read = await as('manager', 'GET', `/setup/v1/user/get/${ids['student']}`);
    expect(read.body.data).toMatchObject({ blocked: true, blockedReason: 'Left' });
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect((await as('student', 'GET', '/setup/v1/session')).status).toBe(401);
    expect((await act('manager', 'unblock', 'student')).status).toBe(200);
    tokens['student'] = await tokenOf(server, 'student');
  });

  it('stand in the record with their words, for who manages users', async () => {
    const read = (name: string) => as(name, 'GET', `/setup/v1/user/get/${ids['clerk']}`);
    expect((await read('manager')).body.data).toMatchObject({
      roleGroups: [groups['hr']],
      _labels: { roleGroups: ['HR'] },
    });
    expect((await read('clerk')).body.data).not.toHaveProperty('roleGroups');
  });

  it('leave the last active administrator in place', async () => {
    const second = await school.addUser({ username: 'second', entityType: 'ADMIN' });
    tokens['second'] = await tokenOf(server, 'second');
    const block = (name: string, id: number) => as(name, 'PUT', `/setup/v1/user/blockByUserId/${id}`, {});
    const both = await Promise.all([block('admin', second), block('second', ids['admin'] ?? 0)]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    await school.sql.query({
      text: `update "user" set blocked = (username = 'second') where entity_type = 'ADMIN'`,
    });
    tokens['admin'] = await tokenOf(server, 'admin');
    const self = await block('admin', ids['admin'] ?? 0);
    expect([self.status, self.body.data['code']]).toEqual([409, 'OWN_ACCOUNT']);
    expect((await block('manager', ids['admin'] ?? 0)).status).toBe(409);
    await as('admin', 'POST', `/setup/v1/user/archive/${ids['admin']}`, {});
    await as('admin', 'DELETE', `/setup/v1/user/delete/${ids['admin']}`);
    expect((await as('admin', 'GET', '/setup/v1/session')).status).toBe(200);
    const unguarded = school.database.transaction('main', (transaction) =>
      keepAnAdministrator(transaction, ids['admin'] ?? 0),
    );
    await expect(unguarded).rejects.toMatchObject({ status: 409, code: 'LAST_ADMINISTRATOR' });
  });

  it('leave the personal record of a user to be read by the user and by who manages users (B222)', async () => {
    const read = (who: string, whom: string) => as(who, 'GET', `/setup/v1/user/profile/get/${ids[whom]}`);
    for (const [who, whom] of [
      ['clerk', 'clerk'],
      ['manager', 'clerk'],
      ['admin', 'student'],
    ] as const) {
      const answer = await read(who, whom);
      expect([answer.status, answer.body.data]).toMatchObject([200, { id: ids[whom], username: whom }]);
      expect(Object.keys(answer.body.data)).toEqual(
        expect.arrayContaining(['firstName', 'lastName', 'email', 'mobile', 'language', 'entityType']),
      );
      expect(answer.text).not.toMatch(/password|hash/i);
    }
    expect([(await read('clerk', 'manager')).status, (await read('student', 'clerk')).status]).toEqual([
      404, 404,
    ]);
    expect((await as('admin', 'GET', '/setup/v1/user/profile/get/999999')).status).toBe(404);
  });

  it('list people by kind for pickers, with as those may choose from; students where nothing is said (B218, B219) (K030)', async () => {
    const list = async (name: string, body: object): Promise<Record<string, unknown>[]> => {
      const answer = await as(name, 'POST', '/setup/v1/user/get_users_by_type', body);
      return answer.body.data as unknown as Record<string, unknown>[];
    };
    const staff = await list('clerk', { entityType: 'EMPLOYEE', entityStatus: 'ALL' });
    expect(staff.map(({ username }) => username).sort()).toEqual(['clerk', 'manager', 'writer']);
    expect(Object.keys(staff[0] ?? {})).toEqual(
      expect.arrayContaining(['userId', 'fullName', 'username', 'email', 'departmentId', 'departmentName']),
    );
    for (const entityType of ['STUDENT', 'EMPLOYEE', 'ADMIN'])
      expect(await list('student', { entityType })).toEqual([]);
    for (const entityType of ['STUDENT', 'PARENT']) expect(await list('clerk', { entityType })).toEqual([]);
    const [written = {}] = await list('writer', {});
    expect([written['firstName'], Object.keys(written).includes('username')]).toEqual(['Student', false]);
    expect((await list('manager', {})).map(({ username }) => username)).toEqual(['student']);
    const page = '/setup/v1/user/get_users_by_type?range=[1,1]';
    const second = await as('clerk', 'POST', page, { entityType: 'EMPLOYEE', entityStatus: 'ALL' });
    expect([second.body.data, second.headers['content-range']]).toEqual([[staff[1]], 'user 1-1/3']);
    expect((await as('clerk', 'POST', page.replace('1,1', '2,1'), { entityType: 'EMPLOYEE' })).status).toBe(
      400,
    );
    expect(
      (await as('clerk', 'POST', '/setup/v1/user/get_users_by_type', { entityType: 'ROOT' })).status,
    ).toBe(400);
    expect((await as('admin', 'GET', '/setup/v1/user/findByName/cle')).body.data).toMatchObject([
      { username: 'clerk' },
    ]);
    expect((await as('clerk', 'GET', '/setup/v1/user/findByName/cle')).status).toBe(403);
  });
});
