import { jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { JwtService } from '@nestjs/jwt';
import { School, call, testPassword, tokenOf } from '../../../test/school.ts';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

describe('a session', () => {
  let school: School;
  let here: NestFastifyApplication;
  let there: NestFastifyApplication;
  let admin: string;
  beforeAll(async () => {
    school = await School.open();
    [here, there] = await Promise.all([school.server(), school.server()]);
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    admin = await tokenOf(here, 'admin');
  });
  afterAll(() => school.close());

  const session = (server: NestFastifyApplication, token: string) =>
    call(server, '/setup/v1/session', { token });
  const statusThere = async (token: string) => (await session(there, token)).status;

  it('is needed, and its token cannot be forged', async () => {
    const service = new JwtService({});
    const { sid, inst } = service.decode<{ sid: string; inst: string }>(admin);
    const claims = { sid, inst };
    const secret = school.settings.jwtSecret;
    const forged = [
      '',
      'x.y.z',
      `${admin}x`,
      service.sign(claims, { secret: 'another secret of thirty-two bytes' }),
      service.sign(claims, { secret, issuer: 'other' }),
      service.sign(claims, { secret, issuer: 'school', expiresIn: -1 }),
      service.sign({ ...claims, sid: 'main' }, { secret, issuer: 'school' }),
      service.sign({ ...claims, sid: crypto.randomUUID() }, { secret, issuer: 'school' }),
      `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${admin.split('.')[1]}.`,
    ];
    for (const token of forged) expect([token, (await session(here, token)).status]).toEqual([token, 401]);
    expect((await session(here, admin)).status).toBe(200);
  });

  it.each([13, -13])(
    'ends by the clock of the database, on a server that is %i hours ahead',
    async (hours) => {
      const real = Date.now;
      const late = await tokenOf(here, 'admin');
      const over = await tokenOf(here, 'admin');
      const { sid } = new JwtService({}).decode<{ sid: string }>(over);
      jest.spyOn(Date, 'now').mockImplementation(() => real() + hours * 3_600_000);
      try {
        expect((await session(there, late)).status).toBe(200);
        await school.sql.query({
          text: `update user_session set expires_at = now() - interval '1 second' where id = $1`,
          values: [sid],
        });
        expect((await session(there, over)).status).toBe(401);
      } finally {
        jest.restoreAllMocks();
      }
    },
  );

  it('ends everywhere with the sign-out, and only that one', async () => {
    await school.addUser({ username: 'leaver' });
    const [left, kept] = [await tokenOf(here, 'leaver'), await tokenOf(here, 'leaver')];
    expect([await statusThere(left), await statusThere(kept)]).toEqual([200, 200]);
    expect((await call(here, '/auth/logout', { method: 'POST', token: left })).status).toBe(200);
    expect((await session(here, left)).status).toBe(401);
    await pause(100);
    expect([await statusThere(left), await statusThere(kept)]).toEqual([401, 200]);
    expect((await call(here, '/auth/logout', { method: 'POST', token: left })).status).toBe(401);
  });

  it('ends at once when the user is blocked, and stays ended when he is let in again', async () => {
    const id = await school.addUser({ username: 'naughty' });
    const token = await tokenOf(there, 'naughty');
    expect(await statusThere(token)).toBe(200);
    const answer = await call(here, `/setup/v1/user/blockByUserId/${id}`, { method: 'PUT', token: admin });
    expect(answer.status).toBe(200);
    await pause(100);
    expect(await statusThere(token)).toBe(401);
    await call(here, `/setup/v1/user/unblockByUserId/${id}`, { method: 'PUT', token: admin });
    expect(await statusThere(token)).toBe(401);
    expect(await statusThere(await tokenOf(there, 'naughty'))).toBe(200);
  });

  it('has changed rights at once on every server', async () => {
    const id = await school.addUser({ username: 'clerk' });
    const group = await school.addRoleGroup('Clerks', ['HrBasics', 'EmployeeSearch']);
    const token = await tokenOf(there, 'clerk');
    expect((await session(there, token)).body.data['privileges']).toEqual([]);
    const url = `/setup/v1/user/update_role_group/${id}`;
    const answer = await call(here, url, { token: admin, body: { roleGroups: [group] } });
    expect(answer.status).toBe(200);
    await pause(100);
    expect((await session(there, token)).body.data['privileges']).toEqual(['EmployeeSearch', 'HrBasics']);
  });

  it('does on every server at once no more than a demoted user may', async () => {
    const id = await school.addUser({ username: 'demoted', privileges: ['UserManagement'] });
    const token = await tokenOf(there, 'demoted');
    const users = async (): Promise<number> =>
      (await call(there, '/setup/v1/user/getall?range=[0,0]', { token })).status;
    expect(await users()).toBe(200);
    const url = `/setup/v1/user/update_role_group/${id}`;
    const answer = await call(here, url, { token: admin, body: { roleGroups: [], grants: [] } });
    expect(answer.status).toBe(200);
    await pause(100);
    expect([await users(), await statusThere(token)]).toEqual([403, 200]);
    const kind = { method: 'PUT', token: admin, body: { entityType: 'PARENT' } } as const;
    expect((await call(here, `/setup/v1/user/update/${id}`, kind)).status).toBe(409);
  });

  it('does no more than it may in the very next request', async () => {
    const group = await school.addRoleGroup('Keepers', ['UserManagement']);
    const id = await school.addUser({ username: 'keeper' });
    await school.sql.query({
      text: 'insert into user_role_groups (owner_id, target_id, position) values ($1, $2, 0)',
      values: [id, group],
    });
    const token = await tokenOf(here, 'keeper');
    const users = async (): Promise<number> =>
      (await call(here, '/setup/v1/user/getall?range=[0,0]', { token })).status;
    const set = async (privileges: readonly string[]): Promise<number> =>
      (
        await call(here, `/setup/v1/RoleGroups/update/${group}`, {
          method: 'PUT',
          token: admin,
          body: { privileges },
        })
      ).status;
    for (let round = 0; round < 20; round += 1) {
      expect([await set([]), await users()]).toEqual([200, 403]);
      expect([await set(['UserManagement']), await users()]).toEqual([200, 200]);
    }
  });

  it('is looked up again after a second even if no signal came', async () => {
    const id = await school.addUser({ username: 'silent' });
    const token = await tokenOf(there, 'silent');
    expect(await statusThere(token)).toBe(200);
    await school.sql.query({ text: 'update "user" set blocked = true where id = $1', values: [id] });
    await pause(1_050);
    expect(await statusThere(token)).toBe(401);
  });

  it('hears signals again after the connection was lost', async () => {
    const id = await school.addUser({ username: 'steady' });
    const token = await tokenOf(there, 'steady');
    await school.sql.query({
      text: `select pg_terminate_backend(pid) from pg_stat_activity
        where query = 'LISTEN school_signal' and datname = current_database()`,
    });
    await pause(400);
    expect(await statusThere(token)).toBe(200);
    await call(here, `/setup/v1/user/blockByUserId/${id}`, { method: 'PUT', token: admin });
    await pause(100);
    expect(await statusThere(token)).toBe(401);
  });

  it('does nothing but change an initial password', async () => {
    const id = await school.addUser({ username: 'fresh' });
    const set = { userId: id, newPassword: 'Initial123', confirmPassword: 'Initial123' };
    expect((await call(here, '/setup/v1/user/changePassword', { token: admin, body: set })).status).toBe(200);
    const token = await tokenOf(here, 'fresh', 'Initial123');
    const own = await call(here, `/setup/v1/user/profile/get/${id}`, { token });
    expect([own.status, own.body.data['code']]).toEqual([409, 'PASSWORD_CHANGE_REQUIRED']);
    const change = { oldPassword: 'Initial123', newPassword: testPassword, confirmPassword: testPassword };
    expect((await call(here, '/setup/v1/user/changePassword', { token, body: change })).status).toBe(200);
    expect((await call(here, `/setup/v1/user/profile/get/${id}`, { token })).status).toBe(200);
  });

  it.each<[string, (id: number, token: string) => Promise<unknown>]>([
    ['signs out', (_id, token) => call(here, '/auth/logout', { method: 'POST', token })],
    ['is blocked', (id) => call(here, `/setup/v1/user/blockByUserId/${id}`, { method: 'PUT', token: admin })],
    [
      'gets another password',
      (id) =>
        call(here, '/setup/v1/user/changePassword', {
          token: admin,
          body: { userId: id, newPassword: 'Another123', confirmPassword: 'Another123' },
        }),
    ],
  ])('is over at once on the other server when its user %s, and says so', async (what, act) => {
    const id = await school.addUser({ username: what.replaceAll(' ', '_') });
    const token = await tokenOf(there, what.replaceAll(' ', '_'));
    const stream = call(there, '/setup/v1/session/stream', { token });
    await pause(100);
    await act(id, token);
    const begun = Date.now();
    expect((await stream).text).toContain('event: ended');
    // Without the signal, the session would end only when a server's cached copy expires, after a minute.
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect([await statusThere(token), (await session(here, token)).status]).toEqual([401, 401]);
  });

  it('says on the other server that rights are others', async () => {
    const id = await school.addUser({ username: 'climber', privileges: ['HrBasics'] });
    const token = await tokenOf(there, 'climber');
    const stream = call(there, '/setup/v1/session/stream', { token });
    await pause(100);
    const url = `/setup/v1/user/update_role_group/${id}`;
    expect((await call(here, url, { token: admin, body: { roleGroups: [], grants: [] } })).status).toBe(200);
    await pause(200);
    expect((await session(there, token)).body.data['privileges']).toEqual([]);
    await call(here, '/auth/logout', { method: 'POST', token });
    expect((await stream).text).toMatch(/event: changed[\s\S]*event: ended/);
  });

  it('needs no stream for everybody: without a session there is none', async () => {
    expect((await call(there, '/setup/v1/session/stream')).status).toBe(401);
  });
});
