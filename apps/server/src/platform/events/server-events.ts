import { PassThrough } from 'node:stream';

/** Proxies cut connections that are silent for half a minute or more. */
const heartbeat = 15_000;

/** One server-sent event in its wire format. */
export const eventText = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream of server-sent events that sends a keep-alive now and then; `onClose` runs once when it is over. */
export const openEvents = (onClose: () => void): PassThrough => {
  const stream = new PassThrough();
  const beat = setInterval(() => void stream.write(': still here\n\n'), heartbeat);
  stream.on('close', () => {
    clearInterval(beat);
    onClose();
  });
  stream.write('retry: 2000\n\n');
  return stream;
};

/** Open streams by owner: each may have a limited number, and the oldest ends first. */
export class OpenStreams {
  private readonly open = new Map<string, Set<PassThrough>>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  add(key: string, stream: PassThrough): void {
    const streams = this.open.get(key) ?? new Set();
    this.open.set(key, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > this.most) oldest?.end();
  }

  remove(key: string, stream: PassThrough): void {
    const streams = this.open.get(key);
    streams?.delete(stream);
    if (streams?.size === 0) this.open.delete(key);
  }

  /** Ends all streams; clients reconnect to another server. */
  endAll(): void {
    this.open.forEach((streams) => streams.forEach((stream) => stream.end()));
  }
}
