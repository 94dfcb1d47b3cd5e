import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PartialFiles } from './file-store.ts';
import { tooLarge } from './too-large.ts';

const shape = /^[0-9a-f-]{36}$/;

/** Stores what has arrived of unfinished uploads in a folder, one file each. */
export class LocalPartialFiles implements PartialFiles {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async open(key: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await (await open(this.locate(key), 'wx', 0o600)).close();
  }

  async size(key: string): Promise<number | undefined> {
    return (await stat(this.locate(key)).catch(() => undefined))?.size;
  }

  async append(key: string, from: number, source: Readable, limit: number): Promise<void> {
    let size = from;
    const count = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        size += chunk.length;
        if (size > limit) done(tooLarge(limit));
        else done(null, chunk);
      },
    });
    await pipeline(source, count, createWriteStream(this.locate(key), { flags: 'r+', start: from }));
  }

  async read(key: string): Promise<Readable> {
    return createReadStream(this.locate(key));
  }

  async remove(key: string): Promise<void> {
    await rm(this.locate(key), { force: true });
  }

  private locate(key: string): string {
    if (!shape.test(key)) throw new Error('A key of a partial file is a UUID.');
    return join(this.folder, key);
  }
}
