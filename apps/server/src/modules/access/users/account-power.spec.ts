import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../../test/school.ts';

/** A user manager has no way into an account with more rights than their own, nor to what is someone else's own. */
describe('power over accounts', () => {
  let school: School;
  let server: NestFastifyApplication;
  const ids: Record<string, number> = {};
  const tokens: Record<string, string> = {};
  let employee: number;

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    ids['admin'] = await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    const manager = { username: 'manager', privileges: ['UserManagement', 'HrBasics'] };
    ids['manager'] = await school.addUser(manager);
    ids['clerk'] = await school.addUser({ username: 'clerk', email: 'clerk@school.test' });
    ids['finance'] = await school.addUser({
      username: 'finance',
      email: 'finance@school.test',
      privileges: ['HrBasics', 'FinanceControl'],
    });
    for (const name of ['admin', 'manager']) tokens[name] = await tokenOf(server, name);
    employee = await addEmployee('E1');
  });
  afterAll(() => school.close());

  const addEmployee = async (number: string): Promise<number> => {
    const masters = `with c as (insert into employee_category (name, prefix) values ($1, $1) returning id),
      p as (insert into employee_position (name, category_id) select $1, id from c returning id, category_id),
      d as (insert into employee_department (name, code) values ($1, $1) returning id)
      insert into employee (employee_number, joining_date, first_name, department_id, category_id, position_id)
      select $1, '2020-01-01', 'Ada', d.id, p.category_id, p.id from p, d returning id`;
    const [row] = await school.sql.query<{ id: string }>({ text: masters, values: [number] });
    return Number(row?.id);
  };

  const as = (name: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    call(server, `/setup/v1/${url}`, { method, token: tokens[name] ?? '', body });
  const change = (name: string, user: string, body: object) =>
    as(name, 'PUT', `user/update/${ids[user]}`, body);
  const codeOf = async (answer: ReturnType<typeof as>) => {
    const { status, body } = await answer;
    return [status, body.data['code']];
  };

  /** Every way into someone else's account. */
  const ways = (user: string): readonly (readonly [string, () => ReturnType<typeof as>])[] => {
    const id = ids[user];
    const password = { userId: id, newPassword: 'Taken1234', confirmPassword: 'Taken1234' };
    return [
      ['password', () => as('manager', 'POST', 'user/changePassword', password)],
      ['made password', () => as('manager', 'POST', 'user/changePassword', { userId: id })],
      ['e-mail', () => change('manager', user, { email: 'mine@evil.test' })],
      ['user name', () => change('manager', user, { username: 'renamed' })],
      ['language', () => change('manager', user, { language: 'it' })],
      ['groups', () => change('manager', user, { roleGroups: [] })],
      ['rights', () => as('manager', 'POST', `user/update_role_group/${id}`, { roleGroups: [], grants: [] })],
      ['block', () => as('manager', 'PUT', `user/blockByUserId/${id}`, {})],
      ['unblock', () => as('manager', 'PUT', `user/unblockByUserId/${id}`, {})],
      ['block action', () => as('manager', 'POST', 'user/action/block', { ids: [id], input: {} })],
      [
        'bulk',
        () =>
          as('manager', 'POST', 'user/bulk', { verb: 'update', ids: [id], values: { email: 'a@b.test' } }),
      ],
      [
        'denial',
        () =>
          as('manager', 'POST', 'UserPrivileges/save', { user: id, privilege: 'HrBasics', effect: 'DENY' }),
      ],
    ];
  };

  it('ends at accounts that hold a right that one lacks', async () => {
    const before = await school.sql.query({
      text: 'select * from "user" where username = $1',
      values: ['finance'],
    });
    for (const [way, attempt] of ways('finance')) {
      const { status, body } = await attempt();
      const said = JSON.stringify(body.data);
      expect([way, status, said.includes('BEYOND_OWN_RIGHTS')]).toEqual([way, 409, true]);
    }
    expect(
      await school.sql.query({ text: 'select * from "user" where username = $1', values: ['finance'] }),
    ).toEqual(before);
    expect((await tokenOf(server, 'finance')).length).toBeGreaterThan(0);
  });

  it('ends at administrators', async () => {
    for (const [way, attempt] of ways('admin')) {
      expect([way, (await attempt()).status]).toEqual([way, 409]);
    }
  });

  it('reaches the others, and tells the address that they had', async () => {
    expect((await change('manager', 'clerk', { email: 'new@school.test' })).status).toBe(200);
    expect((await as('manager', 'POST', 'user/changePassword', { userId: ids['clerk'] })).status).toBe(200);
    const mails = await school.sql.query({
      text: `select recipient, subject from outbox_message where channel = 'MAIL' order by id`,
    });
    expect(mails).toEqual([
      { recipient: 'clerk@school.test', subject: 'Your e-mail address was changed' },
      { recipient: 'new@school.test', subject: 'Your password was changed' },
    ]);
    const [audit] = await school.sql.query({
      text: `select verb, actor_id from audit_entry where resource = 'user' and record_id = $1 order by id desc limit 1`,
      values: [ids['clerk']],
    });
    expect(audit).toEqual({ verb: 'passwordChange', actor_id: String(ids['manager']) });
  });

  it('tells no token, and nothing that is kept, by the calls that are written by hand', async () => {
    for (const url of [`user/get/${ids['manager']}`, 'session', 'notifications', 'dashBoardData']) {
      const { headers, text } = await as('manager', 'GET', url);
      expect([url, text.includes(tokens['manager'] ?? '-')]).toEqual([url, false]);
      expect([url, headers]).toMatchObject([
        url,
        { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
      ]);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    for (let n = 0; n < 25; n += 1) await school.addUser({ username: `many-${n}` });
    const found = await as('manager', 'GET', 'user/findByName/many');
    expect(found.body.data).toHaveLength(20);
  });

  it('does not make the person of an account', async () => {
    expect(await codeOf(change('manager', 'manager', { employee }))).toEqual([409, 'OWN_PERSON']);
    expect(await codeOf(change('admin', 'admin', { employee }))).toEqual([409, 'OWN_PERSON']);
    expect(await codeOf(change('manager', 'clerk', { employee }))).toEqual([409, 'BEYOND_OWN_RIGHTS']);
    const second = { username: 'second', entityType: 'EMPLOYEE', firstName: 'S', employee };
    expect(await codeOf(as('manager', 'POST', 'user/save', second))).toEqual([409, 'BEYOND_OWN_RIGHTS']);
  });

  it('gives each person one account, by the database', async () => {
    const accounts = ['one', 'two', 'three', 'four'].map((username) =>
      as('admin', 'POST', 'user/save', { username, entityType: 'EMPLOYEE', firstName: 'A', employee }),
    );
    const made = (await Promise.all(accounts)).map(({ status }) => status);
    expect(made.filter((status) => status === 201)).toHaveLength(1);
    expect(made.filter((status) => status !== 201).every((status) => status === 400 || status === 409)).toBe(
      true,
    );
    const twice = school.sql.query({
      text: 'update "user" set employee_id = $1 where username = $2',
      values: [employee, 'clerk'],
    });
    await expect(twice).rejects.toThrow('user_employee_id_key');
  });
});
