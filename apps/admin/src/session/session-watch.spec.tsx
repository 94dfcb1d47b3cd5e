import { onAccountChanged } from './account-refresh.ts';
import { watchSession } from './session-watch.ts';

const pieces = new TextEncoder();

/** A server whose streams the test opens, writes to and ends. */
const speakingServer = () => {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const fetcher = (): Promise<Response> =>
    Promise.resolve(
      new Response(new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) })),
    );
  const say = (event: string): void => {
    const data = event === 'ended' ? '{"ended":true}' : '{}';
    streams.at(-1)?.enqueue(pieces.encode(`event: ${event}\ndata: ${data}\n\n`));
  };
  return { streams, fetcher, say, cut: () => streams.at(-1)?.close() };
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('The watch over a session', () => {
  let stop: () => void = () => undefined;
  let looks = 0;
  let ends = 0;
  let isWorking = false;
  const off = onAccountChanged(() => (looks += 1));
  afterEach(() => {
    stop();
    looks = 0;
    ends = 0;
    isWorking = false;
  });
  const watch = () => {
    const server = speakingServer();
    stop = watchSession(
      server.fetcher,
      () => (ends += 1),
      () => isWorking,
    );
    return server;
  };

  it('looks when the server speaks, and tells the other tabs', async () => {
    const server = watch();
    await until(() => server.streams.length === 1);
    expect(looks).toBe(0);
    localStorage.removeItem('accountChangedAt');
    server.say('changed');
    await until(() => looks === 1);
    expect(localStorage.getItem('accountChangedAt')).not.toBeNull();
  });

  it('looks when another tab has heard of it', () => {
    watch();
    window.dispatchEvent(new StorageEvent('storage', { key: 'layout' }));
    expect(looks).toBe(0);
    window.dispatchEvent(new StorageEvent('storage', { key: 'accountChangedAt' }));
    expect(looks).toBe(1);
  });

  it('looks when a lost stream is open again, since what was said meanwhile was heard by nobody', async () => {
    const server = watch();
    await until(() => server.streams.length === 1);
    server.cut();
    await until(() => server.streams.length === 2 && looks === 1);
  });

  it('looks and listens again when the browser shows the page as it was left', async () => {
    const server = watch();
    await until(() => server.streams.length === 1);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(looks).toBe(1);
    await until(() => server.streams.length === 2 && looks === 2);
    server.say('changed');
    await until(() => looks === 3);
  });

  it('ends the session when the server says so, and asks first where work would be lost', async () => {
    const server = watch();
    await until(() => server.streams.length === 1);
    isWorking = true;
    server.say('ended');
    await until(() => looks === 1);
    expect(ends).toBe(0);
    isWorking = false;
    server.say('ended');
    await until(() => ends === 1);
    expect(looks).toBe(1);
  });

  it('is quiet once it is stopped', () => {
    watch();
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'accountChangedAt' }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(looks).toBe(0);
    off();
  });
});
