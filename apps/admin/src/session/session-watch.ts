import { createEventReader } from '../engine/jobs/event-stream.ts';
import { accountChanged } from './account-refresh.ts';
import { browserStore } from './browser-store.ts';
import type { Fetcher } from './fetcher.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

/** How long to wait before reopening a lost stream, in milliseconds: doubled each time, until it opens. */
const firstPauseMs = 250;
const longestPauseMs = 5_000;

const lockName = 'session-watch';
/** The stream's last event when the session is over. */
const endedData = '{"ended":true}';
/** Tabs use a change under this key to tell each other that the account has changed. */
const toldKey = 'accountChangedAt';

const streamOf = async (
  fetcher: Fetcher,
  signal: AbortSignal,
): Promise<ReadableStreamDefaultReader<string> | undefined> => {
  const headers = { Accept: 'text/event-stream' };
  const response = await fetcher('setup/v1/session/stream', { signal, headers });
  return response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
};

interface Heard {
  readonly onOpen: () => void;
  readonly onEvent: (data: string) => void;
}

/** Follows the session stream until it ends; `onEvent` receives every event. */
const follow = async (fetcher: Fetcher, signal: AbortSignal, heard: Heard): Promise<void> => {
  const reader = await streamOf(fetcher, signal);
  if (!reader) return;
  heard.onOpen();
  const read = createEventReader(heard.onEvent);
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    read(value);
  }
};

interface Deeds {
  /** Makes every tab check who is signed in. */
  readonly tell: () => void;
  readonly hear: (data: string) => void;
}

/**
 * Follows the stream for as long as the tab lives. Nobody received events sent between two streams, so each further one
 * starts with a check; the first one coincides with the page's own check.
 */
const followOn = async (fetcher: Fetcher, signal: AbortSignal, first: boolean, { tell, hear }: Deeds) => {
  let fresh = first;
  let pause = firstPauseMs;
  const onOpen = (): void => {
    if (!fresh) tell();
    pause = firstPauseMs;
  };
  while (!signal.aborted) {
    await follow(fetcher, signal, { onOpen, onEvent: hear }).catch(() => undefined);
    fresh = false;
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, longestPauseMs);
  }
};

/** Runs the work in one browser tab at a time: a browser has six connections per server. */
const inOneTab = (signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(lockName, { signal }, work) : work();

/** Follows the stream in this tab, or waits to, until the returned function is called. */
const watchFrom = (fetcher: Fetcher, deeds: Deeds, first: boolean): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  const begun = Date.now();
  // A tab taking over from a closed one starts late.
  const work = () => followOn(fetcher, signal, first && Date.now() - begun < firstPauseMs, deeds);
  inOneTab(signal, work).catch(() => undefined);
  return () => ended.abort();
};

/**
 * Learns from the server that privileges have changed or the session is over, so that an idle tab follows immediately.
 * Returns the function that stops it.
 * @param over ends the session here. Where work would be lost, the server is asked instead, whose rejection offers to sign
 * in again in place.
 */
export const watchSession = (
  fetcher: Fetcher,
  over: () => void,
  worthAsking: () => boolean = hasUnsavedWork,
): (() => void) => {
  const tell = (): void => {
    accountChanged();
    browserStore.setItem(toldKey, String(Date.now()));
  };
  const hear = (data: string): void => {
    if (data === endedData && !worthAsking()) over();
    else tell();
  };
  let stop = watchFrom(fetcher, { tell, hear }, true);
  const hearTab = ({ key }: StorageEvent): void => {
    if (key === toldKey) accountChanged();
  };
  const leave = (): void => stop();
  // When returning from another site, the browser may show the page as it was left, which has received nothing in the
  // meantime.
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    accountChanged();
    stop = watchFrom(fetcher, { tell, hear }, false);
  };
  window.addEventListener('storage', hearTab);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    stop();
    window.removeEventListener('storage', hearTab);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
};
