import { accountMock } from './account-mock.ts';
import { defaultBranding, withAnswer } from './branding.ts';
import { CallFailure } from './call-failure.ts';
import { errorTextKey } from './error-text.ts';
import { memoryStore } from './memory-store.ts';
import { rememberedUsername, rememberUsername } from './remembered-username.ts';
import { idleRequest, requestReducer } from './request-state.ts';
import { accountCalls } from './sign-in.ts';
import type { PublicCall } from './sign-in.ts';

const recorder = () => {
  const calls: unknown[][] = [];
  const call: PublicCall = async <T>(path: string, body?: unknown) => {
    calls.push([path, body]);
    return { data: { token: 't' } as T, message: '' };
  };
  return { calls, call };
};
const never: PublicCall = () => Promise.reject(new Error('not to be called'));
const given = { username: 'ali', password: 'pw' };

describe('the calls of the account', () => {
  it('post username and password to the server of the school (B120, B121)', async () => {
    const { calls, call } = recorder();
    expect(await accountCalls('edutech', call, never).signIn(given)).toEqual({ token: 't' });
    expect(calls).toEqual([['auth/login', given]]);
  });

  it('post email and password in the JWT mode (B122)', async () => {
    const { calls, call } = recorder();
    const jwt = accountCalls('jwt', call, never);
    await jwt.signIn(given);
    await jwt.forgotPassword('a@b.c');
    expect(calls).toEqual([
      ['post-jwt-login', { email: 'ali', password: 'pw' }],
      ['jwt-forget-pwd', { email: 'a@b.c' }],
    ]);
  });

  it('stay in the browser in the fake mode (B124, B125, B126) (M102)', async () => {
    const fake = accountCalls('fake', never, accountMock);
    expect((await fake.signIn({ username: 'admin', password: '123456' })).entityType).toBe('ADMIN');
    await expect(fake.signIn(given)).rejects.toThrow(
      'Username and password are invalid. Please enter correct username and password',
    );
    await expect(fake.forgotPassword('a@b.c')).resolves.toBe('');
  });

  it('never sign in by a social account (M101, M103, M104)', async () => {
    await expect(accountMock('social-login')).rejects.toThrow('Social login is not supported');
    await expect(accountMock('/post-jwt-profile', {})).rejects.toThrow('Invalid Token !!');
    await expect(accountMock('post-fake-profile', { idx: 1 })).rejects.toThrow(
      'Something wrong for edit profile',
    );
    await expect(accountMock('/nothing')).rejects.toBeInstanceOf(CallFailure);
  });
});

it('clears both messages with a request and keeps one with the answer (B070, B075)', () => {
  const failed = requestReducer(idleRequest, { type: 'failed', message: 'no' });
  expect(failed).toEqual({ loading: false, error: 'no', success: '' });
  expect(requestReducer(failed, { type: 'requested' })).toEqual({ loading: true, error: '', success: '' });
  expect(requestReducer(failed, { type: 'succeeded', message: 'yes' }).success).toBe('yes');
});

it('remembers a username only when asked to', () => {
  const store = memoryStore();
  rememberUsername(store, 'ali', true);
  expect(rememberedUsername(store)).toBe('ali');
  rememberUsername(store, 'ali', false);
  expect(rememberedUsername(store)).toBe('');
});

describe('name and logo', () => {
  it('replace the defaults only together (B076)', () => {
    expect(withAnswer(defaultBranding, { name: 'Greenfield' }).name).toBe('EduERP');
    expect(withAnswer(defaultBranding, { name: 'Greenfield', logoPath: '/l.png' }).name).toBe('Greenfield');
    expect(withAnswer(defaultBranding, null)).toEqual(defaultBranding);
  });

  it('come with the accounts of a demo school', () => {
    const demoSignIns = [{ username: 'admin', password: 'x' }, 'nonsense'];
    expect(withAnswer(defaultBranding, { demoSignIns }).demoSignIns).toEqual([demoSignIns[0]]);
  });
});

it('has texts of its own for three statuses (B140) (K055)', () => {
  expect([undefined, 401, 404, 500, 418].map((status) => errorTextKey(status))).toEqual([
    'error.clientSide',
    'error.invalidCredentials',
    'error.notFound',
    'error.server',
    'error.other',
  ]);
});
