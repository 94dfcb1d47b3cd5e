import { accountMock } from './account-mock.ts';
import { noRegistration, registrationReducer } from './registration.ts';
import { accountCalls } from './sign-in.ts';
import type { PublicCall } from './sign-in.ts';

const ada = { userID: 9, username: 'ada' };
const refused = registrationReducer(noRegistration, { type: 'failed', error: 'Not open' });

describe('a registration', () => {
  it('loads and clears the error when it is asked for (B074)', () => {
    expect(registrationReducer(refused, { type: 'requested' })).toEqual({ ...noRegistration, loading: true });
  });

  it('keeps the user when it succeeds (B074)', () => {
    const asked = registrationReducer(refused, { type: 'requested' });
    expect(registrationReducer(asked, { type: 'succeeded', user: ada, message: 'Welcome' })).toEqual({
      user: ada,
      loading: false,
      message: 'Welcome',
      registrationError: '',
    });
  });

  it('keeps the error and clears the user when it fails (B074)', () => {
    const done = registrationReducer(noRegistration, { type: 'succeeded', user: ada });
    expect(registrationReducer(done, { type: 'failed', error: 'Taken' })).toEqual({
      user: null,
      loading: false,
      message: '',
      registrationError: 'Taken',
    });
  });

  it('is posted to the path of the mode', async () => {
    const user = { username: 'ada', email: 'ada@example.org', password: 'pw' };
    const calls: unknown[][] = [];
    const call: PublicCall = async <T>(path: string, body?: unknown) => {
      calls.push([path, body]);
      return { data: ada as T, message: '' };
    };
    for (const mode of ['edutech', 'jwt'] as const)
      await accountCalls(mode, call, accountMock).register(user);
    await expect(accountCalls('fake', call, accountMock).register(user)).resolves.toMatchObject({
      username: 'ada',
    });
    expect(calls).toEqual([
      ['auth/register', user],
      ['post-jwt-register', user],
    ]);
  });
});
