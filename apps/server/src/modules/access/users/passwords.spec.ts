import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, testPassword, tokenOf } from '../../../../test/school.ts';

const url = '/setup/v1/user/changePassword';
const resetText = 'Reset link are sended to your mailbox, check there first.';

describe('passwords', () => {
  let school: School;
  let server: NestFastifyApplication;
  let other: NestFastifyApplication;
  beforeAll(async () => {
    school = await School.open();
    [server, other] = await Promise.all([school.server(), school.server()]);
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    await school.addUser({ username: 'anna', email: 'anna@school.test' });
    await school.addUser({ username: 'berta' });
  });
  afterAll(() => school.close());

  const change = (token: string, body: object) => call(server, url, { token, body });
  const both = (newPassword: string) => ({ newPassword, confirmPassword: newPassword });
  const statusOf = async (on: NestFastifyApplication, token: string): Promise<number> =>
    (await call(on, '/setup/v1/session', { token })).status;
  const links = async (): Promise<string[]> => {
    const rows = await school.sql.query<{ text: string }>({
      text: `select payload->>'text' as text from outbox_message where recipient = 'anna@school.test' order by id`,
    });
    return rows.map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '');
  };
  const reset = (token: string, password: string) =>
    call(server, '/auth/reset-password', { body: { token, ...both(password) } });

  it.each([
    ['wrong old one', { oldPassword: 'Wrong1234', ...both('Better123') }, 'wrongPassword'],
    ['no old one', both('Better123'), 'required'],
    ['the same again', { oldPassword: testPassword, ...both(testPassword) }, 'samePassword'],
    ['no digit', { oldPassword: testPassword, ...both('abcdefgh') }, 'passwordTooSimple'],
    ['too short', { oldPassword: testPassword, ...both('abc1234') }, 'passwordTooShort'],
    [
      'not repeated',
      { oldPassword: testPassword, newPassword: 'Better123', confirmPassword: 'x' },
      'notEqual',
    ],
  ])('are refused without ending the session: %s', async (_, body, code) => {
    const token = await tokenOf(server, 'berta');
    const answer = await change(token, body);
    expect([answer.status, answer.body.success]).toEqual([400, false]);
    expect(answer.body.data['errors']).toMatchObject([{ code }]);
    expect(await statusOf(server, token)).toBe(200);
  });

  it('end all other sessions when they are changed (B220)', async () => {
    const [mine, elsewhere] = [await tokenOf(server, 'berta'), await tokenOf(other, 'berta')];
    expect(await statusOf(other, elsewhere)).toBe(200);
    expect((await change(mine, { oldPassword: testPassword, ...both('Better123') })).status).toBe(200);
    await pause(100);
    expect([await statusOf(server, mine), await statusOf(other, elsewhere)]).toEqual([200, 401]);
    expect(
      (await call(server, '/auth/login', { body: { username: 'berta', password: testPassword } })).status,
    ).toBe(401);
  });

  it('of others are changed by managers only', async () => {
    const anna = await tokenOf(server, 'anna');
    const [row] = await school.sql.query<{ id: string }>({
      text: `select id from "user" where username = 'berta'`,
    });
    const userId = Number(row?.id);
    expect((await change(anna, { userId, ...both('Taken1234') })).status).toBe(403);
    const admin = await tokenOf(server, 'admin');
    const made = await change(admin, { userId });
    const password = String(made.body.data['password']);
    expect(password).toMatch(/^[\w-]{15,}$/);
    const login = await call(server, '/auth/login', { body: { username: 'berta', password } });
    expect(login.body.data['mustChangePassword']).toBe(true);
  });

  it('are reset by a link that works once, and all sessions end', async () => {
    const token = await tokenOf(other, 'anna');
    const ask = (email: string) => call(server, '/auth/forgot-password', { body: { email } });
    const [known, unknown] = [await ask('anna@school.test'), await ask('nobody@school.test')];
    expect([known.status, known.body.message]).toEqual([200, resetText]);
    expect(unknown.text).toBe(known.text);
    expect((await ask('no address')).status).toBe(400);
    for (let round = 0; round < 40 && (await links()).length === 0; round += 1) await pause(25);
    const [link = ''] = await links();
    const stored = await school.sql.query({ text: 'select token_hash from password_reset' });
    expect(JSON.stringify(stored)).not.toContain(link);

    expect((await reset(link, 'short1')).status).toBe(400);
    const twice = await Promise.all([reset(link, 'Renewed123'), reset(link, 'Renewed123')]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    await pause(100);
    expect(await statusOf(other, token)).toBe(401);
    await tokenOf(server, 'anna', 'Renewed123');
    expect((await reset('x'.repeat(43), 'Renewed123')).status).toBe(400);
  });

  it('are not reset by an old link', async () => {
    await call(server, '/auth/forgot-password', { body: { email: 'anna@school.test' } });
    for (let round = 0; round < 40 && (await links()).length < 2; round += 1) await pause(25);
    await school.sql.query({ text: `update password_reset set expires_at = now() - interval '1 second'` });
    expect((await reset((await links()).at(-1) ?? '', 'Renewed123')).status).toBe(400);
  });

  it('are not part of the own profile, which is all that people change themselves', async () => {
    const token = await tokenOf(server, 'anna', 'Renewed123');
    const save = (body: object) => call(server, '/auth/profile', { token, body });
    const saved = await save({ email: 'new@school.test', password: 'Renewed123', mobile: '+92 300 1234567' });
    expect(saved.body.data).toMatchObject({ email: 'new@school.test' });
    expect((await save({ username: 'admin' })).status).toBe(409);
    expect((await save({ entityType: 'ADMIN' })).status).toBe(400);
    expect((await save({ idx: 1, username: 'x' })).status).toBe(400);
    expect((await call(server, '/auth/profile', { token, method: 'POST' })).status).toBe(200);
  });

  it('are not told by the branding, which needs no session', async () => {
    const { status, body } = await call(server, '/public/v1/getNameAndLogo');
    expect([status, body.data]).toEqual([
      200,
      { name: 'EduERP', logoPath: '/logo.svg', themeColorId: '1', fontName: 'Arial' },
    ]);
    expect((await call(server, '/public/v1/logo')).status).toBe(404);
  });
});
