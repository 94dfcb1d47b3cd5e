import { createEventReader } from '../engine/jobs/event-stream.ts';
import { accountChanged } from './account-refresh.ts';
import { browserStore } from './browser-store.ts';
import type { Fetcher } from './fetcher.ts';

/** How long to wait before a lost stream is opened again, in milliseconds. */
const patienceMs = 5_000;

const lockName = 'session-watch';
/** Tabs tell each other by a change under this key that the account has changed. */
const toldKey = 'accountChangedAt';

const streamOf = async (
  fetcher: Fetcher,
  signal: AbortSignal,
): Promise<ReadableStreamDefaultReader<string> | undefined> => {
  const headers = { Accept: 'text/event-stream' };
  const response = await fetcher('setup/v1/session/stream', { signal, headers });
  return response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
};

/** Follows the stream of the session until it ends; `onEvent` is called for everything that it says. */
const follow = async (fetcher: Fetcher, signal: AbortSignal, onEvent: () => void): Promise<void> => {
  const reader = await streamOf(fetcher, signal);
  if (!reader) return;
  const read = createEventReader(onEvent);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    read(value);
  }
};

/** Runs the work in one tab of the browser at a time: a browser has six connections to a server. */
const inOneTab = (signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(lockName, { signal }, work) : work();

/**
 * Hears from the server that rights have changed or that the session is over, so that a tab that nobody touches follows
 * at once. Asking who is signed in is answered with 401 when it is over, which ends the session in every tab.
 * Gives the function that stops it.
 */
export const watchSession = (fetcher: Fetcher): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  const hear = ({ key }: StorageEvent): void => {
    if (key === toldKey) accountChanged();
  };
  window.addEventListener('storage', hear);
  const tell = (): void => {
    accountChanged();
    browserStore.setItem(toldKey, String(Date.now()));
  };
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      await follow(fetcher, signal, tell).catch(() => undefined);
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, patienceMs));
    }
  };
  inOneTab(signal, work).catch(() => undefined);
  window.addEventListener('pagehide', stop);
  function stop(): void {
    ended.abort();
    window.removeEventListener('storage', hear);
    window.removeEventListener('pagehide', stop);
  }
  return stop;
};
