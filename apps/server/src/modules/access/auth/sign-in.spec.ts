import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, testPassword, tokenOf } from '../../../../test/school.ts';

describe('signing in', () => {
  let school: School;
  let server: NestFastifyApplication;
  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'admin', entityType: 'ADMIN', email: 'admin@school.test' });
    await school.addUser({ username: 'blocked' });
    await school.sql.query({ text: `update "user" set blocked = true where username = 'blocked'` });
  });
  afterAll(() => school.close());

  const login = (body: unknown, address?: string) =>
    call(server, '/auth/login', { body, ...(address ? { address } : {}) });

  it.each(['/auth/login', '/api/auth/login', '/auth/token', '/api/auth/token'])(
    'answers at %s',
    async (url) => {
      const { status, body } = await call(server, url, {
        body: { username: 'Admin', password: testPassword },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        data: { username: 'admin', entityType: 'ADMIN', firstName: 'Admin', mustChangePassword: false },
      });
      expect(Array.isArray(body.data['services'])).toBe(true);
      const session = await call(server, '/setup/v1/session', { token: String(body.data['token']) });
      expect(session.status).toBe(200);
      expect(session.body.data).toMatchObject({ role: 'ADMIN', institute: 'main' });
    },
  );

  it('takes the e-mail address for the user name', async () => {
    expect((await login({ username: 'ADMIN@school.test', password: testPassword })).status).toBe(200);
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const wrong = await login({ username: 'admin', password: 'Wrong1234' });
    const unknown = await login({ username: 'nobody', password: 'Wrong1234' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      success: false,
      data: { code: 'INVALID_CREDENTIALS' },
      message: 'Invalid credentials',
    });
    expect(unknown.text).toBe(wrong.text);
  });

  it('tells that an account is blocked only to who knows its password', async () => {
    const right = await login({ username: 'blocked', password: testPassword });
    expect([right.status, right.body.message]).toEqual([401, 'Your account is blocked']);
    const wrong = await login({ username: 'blocked', password: 'Wrong1234' });
    expect(wrong.body.message).toBe('Invalid credentials');
  });

  it.each([
    [undefined],
    [{ username: 'admin' }],
    [{ username: 'admin', password: 7 }],
    [{ username: ['admin'], password: 'x' }],
    [{ username: 'admin', password: 'x', entityType: 'ADMIN' }],
    [{ username: 'a'.repeat(300), password: 'x' }],
    [[]],
  ])('refuses the body %j', async (body) => {
    expect((await call(server, '/auth/login', { method: 'POST', body })).status).toBe(400);
  });

  it('stops guessing one account, even with many guesses at once, and lets others in', async () => {
    await school.addUser({ username: 'target' });
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        login({ username: 'target', password: `Wrong${index}xx` }, '10.0.0.9'),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login({ username: 'target', password: testPassword })).status).toBe(429);
    expect((await login({ username: 'admin', password: testPassword })).status).toBe(200);
  });

  it('lets one account sign in many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login({ username: 'admin', password: testPassword }, '10.0.0.8')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('has no open registration', async () => {
    const { status, body } = await call(server, '/auth/register', { body: { username: 'me' } });
    expect([status, body.data['code']]).toEqual([409, 'REGISTRATION_CLOSED']);
  });

  it('keeps sign-ins and failures in the audit, never a password', async () => {
    await tokenOf(server, 'admin');
    const rows = await school.sql.query({ text: 'select verb, changes from audit_entry' });
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ verb: 'login' })]));
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ verb: 'loginFailed' })]));
    expect(JSON.stringify(rows)).not.toMatch(/Secret123|Wrong/);
  });

  it('is the same server in the JWT mode (B123)', async () => {
    const url = (path: string, body: object) => call(server, path, { body });
    const signedIn = await url('/post-jwt-login', { email: 'admin', password: testPassword });
    expect(signedIn.body.data).toMatchObject({ entityType: 'ADMIN' });
    const token = String(signedIn.body.data['token']);
    expect((await url('/post-jwt-login', { email: 'admin', password: 'wrong' })).status).toBe(401);
    const profile = await call(server, '/post-jwt-profile', { token, body: { username: 'admin' } });
    expect(profile.body.data).toMatchObject({ username: 'admin' });
    expect((await call(server, '/post-jwt-profile', { body: { username: 'x' } })).status).toBe(401);
    expect((await url('/post-jwt-register', {})).body.data['code']).toBe('REGISTRATION_CLOSED');
    const forgotten = await url('/jwt-forget-pwd', { email: 'nobody@school.test' });
    expect(forgotten.body.message).toBe('Reset link are sended to your mailbox, check there first.');
  });

  it('knows no fake accounts and no social ones (B091)', async () => {
    for (const path of ['/post-fake-login', '/post-fake-profile', '/fake-forget-pwd']) {
      expect((await call(server, path, { body: {} })).body.data['code']).toBe('FAKE_MODE');
    }
    const social = await call(server, '/social-login', { body: {} });
    expect([social.status, social.body.message]).toEqual([400, 'Social login is not supported']);
  });
});
