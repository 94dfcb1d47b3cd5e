import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../../test/school.ts';

describe('an API client', () => {
  let school: School;
  let here: NestFastifyApplication;
  let there: NestFastifyApplication;
  let admin: string;
  let id: number;
  let user: number;
  let clientId: string;
  let secret: string;
  const base = '/setup/v1/OAuthClients';
  const categories = '/setup/v1/EmployeeCategories';

  beforeAll(async () => {
    school = await School.open();
    [here, there] = await Promise.all([school.server(), school.server()]);
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    user = await school.addUser({ username: 'robot', privileges: ['HrBasics', 'EmployeeManagement'] });
    admin = await tokenOf(here, 'admin');
    const made = await call(here, `${base}/save`, {
      token: admin,
      body: { name: 'Website', actAs: user, scopes: ['HrBasics', 'FinanceControl'] },
    });
    id = Number(made.body.data['id']);
    clientId = String(made.body.data['clientId']);
    secret = await newSecret();
  });
  afterAll(() => school.close());

  const newSecret = async (): Promise<string> => {
    const answer = await call(here, `${base}/secret/${id}`, { method: 'POST', token: admin });
    return String(answer.body.data['clientSecret']);
  };

  const ask = async (given: string, form = 'grant_type=client_credentials', on = here) => {
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(given)}`).toString(
      'base64',
    );
    const answer = await call(on, '/oauth/token', {
      method: 'POST',
      body: form,
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
    return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
  };
  const tokenFor = async (form?: string): Promise<string> =>
    String((await ask(secret, form)).body['access_token']);
  const statusOf = async (token: string, url: string, on = there) => (await call(on, url, { token })).status;

  it('gets a token by its secret, which is told once and kept as a hash', async () => {
    const answer = await ask(secret);
    expect([answer.status, answer.body]).toMatchObject([200, { token_type: 'Bearer', expires_in: 3600 }]);
    expect((await ask('not the secret')).body['error']).toBe('invalid_client');
    expect((await ask(secret, 'grant_type=password&username=admin&password=x')).status).toBe(400);
    const kept = await school.sql.query({ text: 'select * from oauth_secret' });
    const tokens = await school.sql.query({ text: 'select * from oauth_token' });
    expect(JSON.stringify([kept, tokens])).not.toContain(secret);
    expect(JSON.stringify(tokens)).not.toContain(String(answer.body['access_token']));
    expect((await call(here, `${base}/get/${id}`, { token: admin })).text).not.toContain('ecret');
  });

  it('may do what it was given and its user may do, on every server, and nothing more', async () => {
    const token = await tokenFor();
    expect(await statusOf(token, `${categories}/getall`)).toBe(200);
    const saved = await call(there, `${categories}/save`, { token, body: { name: 'Made', prefix: 'MD' } });
    expect(saved.status).toBe(201);
    const [audit] = await school.sql.query({
      text: `select actor_id from audit_entry where verb = 'create' order by id desc limit 1`,
    });
    expect(audit).toEqual({ actor_id: String(user) });
    // FinanceControl was ticked, but the user lacks that right; the user has EmployeeManagement, but it was not ticked.
    const admit = (by: string) => call(there, '/setup/v1/EmployeeDetails/save', { token: by, body: {} });
    expect((await admit(token)).status).toBe(403);
    expect((await admit(await tokenOf(here, 'robot'))).status).toBe(400);
    expect(await statusOf(token, '/setup/v1/user/getall')).toBe(403);
    for (const url of ['/setup/v1/session', '/setup/v1/session/stream', '/setup/v1/jobs/stream']) {
      expect([url, await statusOf(token, url)]).toEqual([url, 403]);
    }
    const logout = await call(here, '/auth/logout', { method: 'POST', token });
    expect(logout.status).toBe(403);
  });

  it('reaches nothing that is the own of its user', async () => {
    const token = await tokenFor();
    const post = (url: string, body: object) => call(there, url, { method: 'POST', token, body });
    const answers = [
      await call(there, '/api/v1/drive/trash', { token }),
      await post('/api/v1/drive/folders', { name: 'Left behind' }),
      await post('/collab/v1/blog/save', { title: 'A', content: 'B' }),
      await call(there, `/setup/v1/user/get/${user}`, { token }),
      await call(there, `/setup/v1/user/profile/get/${user}`, { token }),
      await call(there, '/setup/v1/calendar/feed', { method: 'POST', token }),
      await call(there, '/setup/v1/notifications', { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  it('asks for less than it may, never for more', async () => {
    const narrow = await tokenFor('grant_type=client_credentials&scope=FinanceControl');
    expect(
      (await call(there, `${categories}/save`, { token: narrow, body: { name: 'No', prefix: 'NO' } })).status,
    ).toBe(403);
    const wide = await ask(secret, 'grant_type=client_credentials&scope=UserManagement');
    expect([wide.status, wide.body['error']]).toEqual([400, 'invalid_scope']);
  });

  it('is never an administrator, whomever it acts for', async () => {
    const [{ id: boss } = { id: 0 }] = await school.sql.query<{ id: string }>({
      text: `select id from "user" where username = 'admin'`,
    });
    await call(here, `${base}/update/${id}`, { method: 'PUT', token: admin, body: { actAs: Number(boss) } });
    const token = await tokenFor();
    expect(await statusOf(token, `${categories}/getall`)).toBe(200);
    expect(await statusOf(token, '/setup/v1/user/getall')).toBe(403);
    expect(await statusOf(token, `${base}/getall`)).toBe(403);
    await call(here, `${base}/update/${id}`, { method: 'PUT', token: admin, body: { actAs: user } });
  });

  it('is out at once when it is switched off, has another secret, or its user is blocked', async () => {
    const set = (body: object) => call(here, `${base}/update/${id}`, { method: 'PUT', token: admin, body });
    const first = await tokenFor();
    await set({ active: false });
    expect(await statusOf(first, `${categories}/getall`)).toBe(401);
    expect((await ask(secret)).status).toBe(401);
    await set({ active: true });
    const second = await tokenFor();
    const old = secret;
    secret = await newSecret();
    expect(await statusOf(second, `${categories}/getall`)).toBe(401);
    expect((await ask(old)).status).toBe(401);
    const third = await tokenFor();
    await call(here, `/setup/v1/user/blockByUserId/${user}`, { method: 'PUT', token: admin });
    expect(await statusOf(third, `${categories}/getall`)).toBe(401);
  });

  it('is kept by administrators alone', async () => {
    await school.addUser({ username: 'manager', privileges: ['UserManagement', 'GeneralSettings'] });
    const manager = await tokenOf(here, 'manager');
    expect(await statusOf(manager, `${base}/getall`, here)).toBe(403);
    expect((await call(here, `${base}/secret/${id}`, { method: 'POST', token: manager })).status).toBe(403);
    expect((await call(here, `${base}/secret/999999`, { method: 'POST', token: admin })).status).toBe(404);
  });
});
