import type { Readable } from 'node:stream';

interface Writer {
  readonly source: Readable;
  readonly done: Promise<unknown>;
}

/**
 * Lets one request at a time write to an upload: a client that was cut off returns before the server has noticed that the
 * old connection is dead, so the newer request ends the older one.
 */
export class Writers {
  private readonly current = new Map<string, Writer>();

  async run(key: string, source: Readable, write: () => Promise<void>): Promise<void> {
    await this.stop(key);
    const done = write();
    const writer = { source, done: done.catch(() => undefined) };
    this.current.set(key, writer);
    try {
      await done;
    } finally {
      if (this.current.get(key) === writer) this.current.delete(key);
    }
  }

  /** Ends the current writer and waits until nothing more can arrive. */
  async stop(key: string): Promise<void> {
    const writer = this.current.get(key);
    if (!writer) return;
    writer.source.destroy();
    await writer.done;
  }
}
