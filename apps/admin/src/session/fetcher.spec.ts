import { callAddress } from './call-address.ts';
import { createFetcher } from './fetcher.ts';
import { memoryStore } from './memory-store.ts';
import { createSession } from './session.ts';
import { createSignInAgain } from './sign-in-again.ts';

const signedIn = () => createSession(memoryStore({ authUser: '{"token":"old"}', I18N_LANGUAGE: 'rs' }));

interface Parts {
  readonly statuses: readonly number[];
  readonly signInAgain?: () => Promise<boolean>;
  readonly session?: ReturnType<typeof createSession>;
  readonly authorization?: string;
}
const make = ({ statuses, session = signedIn(), signInAgain, authorization }: Parts) => {
  const queue = [...statuses];
  const sent: { address: string; headers: Headers }[] = [];
  const fetcher = createFetcher({
    session,
    base: '/api',
    authorization,
    language: () => 'ru',
    signInAgain: signInAgain ?? (() => Promise.resolve(false)),
    fetch: (address, init) => {
      sent.push({ address, headers: new Headers(init.headers) });
      return Promise.resolve(new Response('{}', { status: queue.shift() ?? 200 }));
    },
  });
  return { fetcher, sent, session };
};

it('joins base and path once (B098)', () => {
  expect(callAddress('/api', 'setup/v1/get')).toBe('/api/setup/v1/get');
  expect(callAddress('/api/', '/setup/v1/get')).toBe('/api/setup/v1/get');
  expect(callAddress('/api', '/api/v1/news')).toBe('/api/v1/news');
  expect(callAddress('/api', 'apiary')).toBe('/api/apiary');
});

it('carries the token of the stored user and the language (B097)', async () => {
  const { fetcher, sent } = make({ statuses: [200], authorization: 'Basic x' });
  await fetcher('setup/v1/session');
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer old');
  expect(sent[0]?.headers.get('Accept-Language')).toBe('ru');
});

it('sends the configured authorization only without a session (B128)', async () => {
  const { fetcher, sent } = make({
    statuses: [200],
    session: createSession(memoryStore()),
    authorization: 'Basic x',
  });
  await fetcher('x');
  expect(sent[0]?.headers.get('Authorization')).toBe('Basic x');
});

it.each([401, 403])('ends the session on %i (B060) (K054)', async (status) => {
  const { fetcher, session } = make({ statuses: [status] });
  expect((await fetcher('x')).status).toBe(status);
  expect(session.exists()).toBe(false);
});

it.each([400, 404, 409, 500])('keeps the session on %i', async (status) => {
  const { fetcher, session } = make({ statuses: [status] });
  await fetcher('x');
  expect(session.exists()).toBe(true);
});

it('repeats the call with the new token when the user has signed in again', async () => {
  const session = signedIn();
  const { fetcher, sent } = make({
    statuses: [401, 200],
    session,
    signInAgain: () => {
      session.start({ token: 'new' });
      return Promise.resolve(true);
    },
  });
  expect((await fetcher('x')).status).toBe(200);
  expect(sent[1]?.headers.get('Authorization')).toBe('Bearer new');
});

describe('signing in again', () => {
  it('is not asked for without unsaved work', async () => {
    const dialog = createSignInAgain(() => false);
    expect(await dialog.ask()).toBe(false);
    expect(dialog.isOpen()).toBe(false);
  });

  it('is asked for once for all calls that wait', async () => {
    const dialog = createSignInAgain(() => true);
    const both = [dialog.ask(), dialog.ask()];
    expect(dialog.isOpen()).toBe(true);
    dialog.answer(true);
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(dialog.isOpen()).toBe(false);
  });
});
