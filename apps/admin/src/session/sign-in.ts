import { appConfig } from './app-config.ts';
import type { AuthMode } from './app-config.ts';
import { publicCall } from './public-call.ts';
import type { Envelope } from './public-call.ts';
import type { RegistrationUser } from './registration.ts';
import type { StoredUser } from './stored-user.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}
export type PublicCall = <T>(path: string, body?: unknown) => Promise<Envelope<T>>;

/** The account calls, by mode: the school's server, its JWT variant, or answers made up in the browser. */
export interface AccountCalls {
  readonly signIn: (credentials: Credentials) => Promise<StoredUser>;
  /** Returns the server's message; empty if there was none. */
  readonly forgotPassword: (email: string) => Promise<string>;
  readonly resetPassword: (token: string, newPassword: string) => Promise<string>;
  /** No screen calls it, and a school's server refuses it: accounts are created by the office. */
  readonly register: (user: RegistrationUser) => Promise<StoredUser>;
}

const edutechCalls = (call: PublicCall): AccountCalls => ({
  signIn: async ({ username, password }) =>
    (await call<StoredUser>('auth/login', { username, password })).data,
  forgotPassword: async (email) => (await call('auth/forgot-password', { email })).message,
  resetPassword: async (token, newPassword) =>
    (await call('auth/reset-password', { token, newPassword, confirmPassword: newPassword })).message,
  register: async (user) => (await call<StoredUser>('auth/register', user)).data,
});

const jwtCalls = (call: PublicCall): AccountCalls => ({
  ...edutechCalls(call),
  signIn: async ({ username, password }) =>
    (await call<StoredUser>('post-jwt-login', { email: username, password })).data,
  forgotPassword: async (email) => (await call('jwt-forget-pwd', { email })).message,
  register: async (user) => (await call<StoredUser>('post-jwt-register', user)).data,
});

/** The calls of a mode. `mockCall` replaces the server in the `fake` mode and never uses the network. */
export const accountCalls = (mode: AuthMode, call: PublicCall, mockCall: PublicCall): AccountCalls => {
  if (mode === 'jwt') return jwtCalls(call);
  if (mode === 'edutech') return edutechCalls(call);
  return {
    ...edutechCalls(mockCall),
    signIn: async ({ username, password }) =>
      (await mockCall<StoredUser>('post-fake-login', { email: username, password })).data,
    forgotPassword: async (email) => (await mockCall('fake-forget-pwd', { email })).message,
    register: async (user) => (await mockCall<StoredUser>('post-register', user)).data,
  };
};

/** Loads the mock only where it is used. */
const lazyMock: PublicCall = async (path, body) =>
  (await import('./account-mock.ts')).accountMock(path, body);

export const account = accountCalls(appConfig.authMode, publicCall, lazyMock);
