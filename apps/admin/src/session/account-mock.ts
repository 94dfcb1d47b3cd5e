import { CallFailure } from './call-failure.ts';
import type { Envelope } from './public-call.ts';

const administrator = {
  userID: 1,
  username: 'admin',
  password: '123456',
  email: 'admin@example.com',
  entityType: 'ADMIN',
  token: 'fake-token',
  services: [],
};

type Body = Readonly<Record<string, unknown>>;

const signIn = ({ email, password }: Body): unknown => {
  const isHim = email === administrator.username || email === administrator.email;
  if (!isHim || password !== administrator.password) {
    throw new CallFailure(
      401,
      'Username and password are invalid. Please enter correct username and password',
    );
  }
  const { password: _kept, ...user } = administrator;
  return user;
};

const editProfile = ({ username, idx }: Body): unknown => {
  if (idx === undefined) throw new CallFailure(401, 'Invalid Token !!');
  if (!username) throw new CallFailure(400, 'Something wrong for edit profile');
  return { ...administrator, username };
};

const answers: Readonly<Record<string, (body: Body) => unknown>> = {
  'post-register': (body) => body,
  'post-jwt-register': (body) => body,
  'post-fake-login': signIn,
  'post-jwt-login': signIn,
  'post-jwt-profile': editProfile,
  'post-fake-profile': editProfile,
  'jwt-forget-pwd': () => null,
  'fake-forget-pwd': () => null,
  'social-login': () => {
    throw new CallFailure(400, 'Social login is not supported');
  },
};

/** Answers the account calls in the browser, using one sample administrator. */
export const accountMock = async <T>(path: string, body: unknown = {}): Promise<Envelope<T>> => {
  const answer = answers[path.replace(/^\/+/, '')];
  if (!answer) throw new CallFailure(404, '');
  return { data: answer(body as Body) as T, message: '' };
};
