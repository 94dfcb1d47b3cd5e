import type { Writable } from 'node:stream';

/** Settles when the stream has room for more, and also when it has ended: then nobody waits for room any more. */
export const drained = (stream: Writable): Promise<void> =>
  new Promise((resolve) => {
    if (!stream.writableNeedDrain || stream.destroyed) return resolve();
    const done = (): void => {
      stream.off('drain', done);
      stream.off('close', done);
      resolve();
    };
    stream.on('drain', done);
    stream.on('close', done);
  });
