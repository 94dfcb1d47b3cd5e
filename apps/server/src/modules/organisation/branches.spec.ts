import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { migrateAll } from '../../database/migrate-all.ts';
import { School, call, tokenOf } from '../../../test/school.ts';

describe('a branch', () => {
  let school: School;
  let here: NestFastifyApplication;
  let there: NestFastifyApplication;
  let admin: string;
  let clerk: string;
  let north: number;
  let visit: string;
  let clientToken: string;
  let askAgain: () => Promise<{ readonly statusCode: number }>;
  const base = '/setup/v1/InstituteBranches';
  const categories = '/setup/v1/EmployeeCategories';

  beforeAll(async () => {
    school = await School.open();
    [here, there] = await Promise.all([school.server(), school.server()]);
    await school.addUser({ username: 'admin', entityType: 'ADMIN', email: 'admin@school.test' });
    await school.addUser({ username: 'clerk', privileges: ['UserManagement', 'GeneralSettings'] });
    admin = await tokenOf(here, 'admin');
    clerk = await tokenOf(here, 'clerk');
  });
  afterAll(() => school.close());

  const post = (url: string, token: string, body: object = {}, on = here) => call(on, url, { token, body });
  const get = (url: string, token: string, on = here) => call(on, url, { token });

  it('is made by administrators of the head office, with a schema of its own that is up to date', async () => {
    expect((await post(`${base}/save`, clerk, { code: 'North', name: 'North Campus' })).status).toBe(403);
    expect((await post(`${base}/save`, admin, { code: 'no rth', name: 'X' })).status).toBe(400);
    const made = await post(`${base}/save`, admin, { code: 'North', name: 'North Campus' });
    expect([made.status, made.body.data]).toMatchObject([201, { code: 'North', state: 'READY' }]);
    north = Number(made.body.data['id']);
    expect((await post(`${base}/save`, admin, { code: 'north', name: 'Again' })).status).toBe(409);
    const [schemas] = await school.sql.query<{ main: number; north: number }>({
      text: `select (select count(*)::int from pg_tables where schemaname = 'main') as main,
        (select count(*)::int from pg_tables where schemaname = 'branch_north') as north`,
    });
    expect(schemas?.north).toBe(schemas?.main);
    expect(await migrateAll(school.url)).toEqual([]);
  });

  it('is entered by them, on any server, and sees nothing of the first', async () => {
    const mine = Number(
      (await post(`${categories}/save`, admin, { name: 'Mine', prefix: 'M' })).body.data['id'],
    );
    expect((await post(`${base}/enter/${north}`, clerk)).status).toBe(403);
    const entered = await post(`${base}/enter/${north}`, admin, {}, there);
    expect(entered.body.data).toMatchObject({ institute: 'branch_north', entityType: 'ADMIN' });
    visit = String(entered.body.data['token']);
    const session = await get('/setup/v1/session', visit);
    expect(session.body.data).toMatchObject({
      institute: 'branch_north',
      settings: { name: 'North Campus' },
    });
    expect((await get(`${categories}/getall`, visit)).body.data).toEqual([]);
    expect((await get(`${categories}/get/${mine}`, visit)).status).toBe(404);
    expect((await get(`/setup/v1/search?q=Mine`, visit)).text).not.toContain('Mine');
    const users = (await get('/setup/v1/user/getall', visit)).text;
    expect(users).not.toContain('clerk');
    const theirs = await post(`${categories}/save`, visit, { name: 'Mine', prefix: 'M' });
    expect(theirs.status).toBe(201);
    await post(`${categories}/save`, visit, { name: 'Theirs', prefix: 'T' });
    expect((await get(`${categories}/getall`, admin)).text).not.toContain('Theirs');
    expect((await get('/setup/v1/audit', visit)).text).not.toContain('clerk');
  });

  it('keeps no branches itself', async () => {
    expect((await post(`${base}/save`, visit, { code: 'East', name: 'East' })).body.data['code']).toBe(
      'HEAD_OFFICE',
    );
    expect((await post(`${base}/enter/${north}`, visit)).status).toBe(409);
    expect((await get(`${base}/getall`, visit)).body.data).toEqual([]);
    expect((await get(`${base}/mine`, visit)).body.data).toMatchObject({ branches: [] });
  });

  it('has people of its own, who sign in under its code and nowhere else', async () => {
    const user = { username: 'anna', entityType: 'ADMIN', firstName: 'Anna', email: 'anna@north.test' };
    const id = (await post('/setup/v1/user/save', visit, user)).body.data['id'];
    const words = { newPassword: 'Handed123', confirmPassword: 'Handed123' };
    await post('/setup/v1/user/changePassword', visit, { userId: id, ...words });
    const own = { oldPassword: 'Handed123', newPassword: 'Mine12345', confirmPassword: 'Mine12345' };
    await post('/setup/v1/user/changePassword', await tokenOf(there, 'north/anna', 'Handed123'), own);
    await expect(tokenOf(here, 'anna', 'Mine12345')).rejects.toThrow('Invalid credentials');
    await expect(tokenOf(here, 'south/anna', 'Mine12345')).rejects.toThrow('Invalid credentials');
    const anna = await tokenOf(here, 'NORTH/anna', 'Mine12345');
    expect((await get('/setup/v1/session', anna)).body.data['institute']).toBe('branch_north');
    expect((await get('/setup/v1/user/getall', anna)).text).not.toContain('clerk');
  });

  it('mails links that set a password in the branch and nowhere else', async () => {
    const mails = async (): Promise<string[]> => {
      const rows = await school.database.of('branch_north').query<{ payload: { text: string } }>({
        text: 'select payload from outbox_message order by id',
      });
      return rows.flatMap(({ payload }) => /reset-password\/(\S+)/.exec(payload.text)?.[1] ?? []);
    };
    await call(here, '/auth/forgot-password', { body: { email: 'anna@north.test' } });
    for (let round = 0; round < 40 && (await mails()).length === 0; round += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 25);
      });
    }
    const [token = ''] = await mails();
    expect(token).toMatch(/~branch_north$/);
    const words = { newPassword: 'Renewed123', confirmPassword: 'Renewed123' };
    const reset = (text: string) => call(here, '/auth/reset-password', { body: { token: text, ...words } });
    expect((await reset(token.replace('~branch_north', ''))).status).toBe(400);
    expect((await reset(token.replace('north', 'south'))).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
    await tokenOf(here, 'north/anna', 'Renewed123');
  });

  it('is left at once by those whose session at the head is over: signed out, blocked, given a password', async () => {
    const guest = await school.addUser({ username: 'guest', entityType: 'ADMIN' });
    const enter = async (): Promise<{ token: string; visit: string }> => {
      const token = await tokenOf(here, 'guest');
      return { token, visit: String((await post(`${base}/enter/${north}`, token)).body.data['token']) };
    };
    const isIn = async (token: string): Promise<boolean> =>
      (await get('/setup/v1/session', token, there)).status === 200;
    const gone = async (token: string): Promise<void> => {
      const start = Date.now();
      while ((await isIn(token)) && Date.now() - start < 5_000) await pause(50);
      expect(await isIn(token)).toBe(false);
    };
    const first = await enter();
    expect(await isIn(first.visit)).toBe(true);
    await post('/auth/logout', first.token);
    await gone(first.visit);
    const second = await enter();
    await call(here, `/setup/v1/user/blockByUserId/${guest}`, { method: 'PUT', token: admin });
    await gone(second.visit);
    await call(here, `/setup/v1/user/unblockByUserId/${guest}`, { method: 'PUT', token: admin });
    const third = await enter();
    expect(await isIn(third.visit)).toBe(true);
    const words = { newPassword: 'Renewed123', confirmPassword: 'Renewed123' };
    await post('/setup/v1/user/changePassword', admin, { userId: guest, ...words });
    await gone(third.visit);
  });

  it('has accounts for visitors that nobody can take, neither by the name nor by a password', async () => {
    const accounts = await school.database.of('branch_north').query<{ id: string; username: string }>({
      text: `select id, username from "user" where username like '%head-office%' order by id`,
    });
    const [account] = accounts;
    const taken = { username: account?.username, entityType: 'EMPLOYEE', firstName: 'Mallory' };
    expect((await post('/setup/v1/user/save', visit, taken)).status).toBe(400);
    const email = 'mallory@north.test';
    await call(here, `/setup/v1/user/update/${account?.id}`, {
      method: 'PUT',
      token: visit,
      body: { email },
    });
    const words = { newPassword: 'Stolen1234', confirmPassword: 'Stolen1234' };
    await post('/setup/v1/user/changePassword', visit, { userId: Number(account?.id), ...words });
    for (const name of [`north/${account?.username}`, `north/${email}`]) {
      await expect(tokenOf(here, name, 'Stolen1234')).rejects.toThrow('Invalid credentials');
    }
  });

  it('has API clients of its own, which end with it', async () => {
    const robot = { username: 'robot', entityType: 'EMPLOYEE', firstName: 'Robot' };
    const actAs = Number((await post('/setup/v1/user/save', visit, robot)).body.data['id']);
    const made = await post('/setup/v1/OAuthClients/save', visit, {
      name: 'Site',
      actAs,
      scopes: ['HrBasics'],
    });
    const secret = await post(`/setup/v1/OAuthClients/secret/${made.body.data['id']}`, visit);
    const { clientId, clientSecret } = secret.body.data;
    const ask = (client: unknown) =>
      here.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(`${String(client)}:${String(clientSecret)}`).toString('base64')}`,
        },
        payload: 'grant_type=client_credentials',
      });
    const answer = await ask(clientId);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
    clientToken = String(answer.json<{ access_token: string }>().access_token);
    expect((await get(`${categories}/getall`, clientToken)).status).not.toBe(401);
    askAgain = () => ask(clientId);
    for (const schema of ['pg_catalog', 'public', 'information_schema', 'branch_south']) {
      expect([schema, (await ask(`${schema}.${'a'.repeat(24)}`)).statusCode]).toEqual([schema, 401]);
    }
  });

  it('is closed to everybody at once when it is not active any more', async () => {
    const anna = await tokenOf(there, 'north/anna', 'Renewed123');
    const change = (body: object) =>
      call(here, `${base}/update/${north}`, { method: 'PUT', token: admin, body });
    expect((await change({ code: 'South' })).status).toBe(409);
    expect((await change({ active: false })).status).toBe(200);
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    expect((await get('/setup/v1/session', anna, there)).status).toBe(401);
    expect((await get('/setup/v1/session', visit)).status).toBe(401);
    expect((await get(`${categories}/getall`, clientToken)).status).toBe(401);
    expect((await askAgain()).statusCode).toBe(401);
    await expect(tokenOf(here, 'north/anna', 'Renewed123')).rejects.toThrow('Invalid credentials');
    expect((await post(`${base}/enter/${north}`, admin)).status).toBe(409);
    expect((await get('/setup/v1/session', admin)).status).toBe(200);
  });
});
