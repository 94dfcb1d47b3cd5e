import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { FileStore, ReceivedFile } from './file-store.ts';
import { LocalPartialFiles } from './local-partial-files.ts';
import { tooLarge } from './too-large.ts';

/** Ensures that what was written survives a power failure. */
const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const hashFolder = /^[0-9a-f]{2}$/;

const foldersIn = async (path: string): Promise<readonly string[]> =>
  (await readdir(path).catch(() => [])).filter((name) => hashFolder.test(name)).toSorted();

/**
 * Names of files that were added to a folder before a given moment; nobody can set that time, unlike that of the content.
 */
const filesBefore = async (path: string, before: Date): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const name of await readdir(path).catch(() => [])) {
    const about = await stat(join(path, name)).catch(() => undefined);
    if (about?.isFile() && about.ctime < before) found.push(name);
  }
  return found;
};

/** Stores files in a folder: received into a temporary file, flushed, and moved to their final location in one step. */
export class LocalFileStore implements FileStore {
  readonly partial: LocalPartialFiles;
  private readonly root: string;
  private readonly incoming: string;

  constructor(root: string) {
    this.root = resolve(root);
    this.incoming = join(this.root, 'incoming');
    this.partial = new LocalPartialFiles(join(this.root, 'partial'));
  }

  async receive(source: Readable, limit: number): Promise<ReceivedFile> {
    await mkdir(this.incoming, { recursive: true });
    const localPath = join(this.incoming, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    const count = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        size += chunk.length;
        hash.update(chunk);
        done(size > limit ? tooLarge(limit) : null, chunk);
      },
    });
    const discard = (): Promise<void> => rm(localPath, { force: true });
    const target = createWriteStream(localPath, { mode: 0o600 });
    try {
      await pipeline(source, count, target);
      await flush(localPath);
    } catch (error) {
      // A pipeline that fails does not wait: a file that is still being opened would be created after its removal.
      await finished(target).catch(() => undefined);
      await discard();
      throw error;
    }
    const sha256 = hash.digest('hex');
    return { localPath, size, sha256, discard, keep: () => this.keep(localPath, sha256) };
  }

  async read(path: string): Promise<Readable> {
    return (await open(this.locate(path), 'r')).createReadStream();
  }

  async size(path: string): Promise<number | undefined> {
    return (await stat(this.locate(path)).catch(() => undefined))?.size;
  }

  async remove(path: string): Promise<void> {
    await rm(this.locate(path), { force: true });
  }

  async *list(before: Date): AsyncIterable<string> {
    for (const outer of await foldersIn(this.root)) {
      for (const inner of await foldersIn(join(this.root, outer))) {
        const names = await filesBefore(join(this.root, outer, inner), before);
        yield* names.map((name) => `${outer}/${inner}/${name}`);
      }
    }
  }

  async removeTemporary(before: { readonly incoming: Date; readonly partial: Date }): Promise<number> {
    let removed = 0;
    for (const [folder, moment] of [
      [this.incoming, before.incoming],
      [this.partial.folder, before.partial],
    ] as const) {
      for (const name of await filesBefore(folder, moment)) {
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  /** Two levels of folders by content hash keep every folder small; the rest of the name is unique. */
  private async keep(localPath: string, sha256: string): Promise<string> {
    const path = `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${randomUUID()}`;
    const target = this.locate(path);
    await mkdir(dirname(target), { recursive: true });
    await rename(localPath, target);
    await flush(dirname(target)).catch(() => undefined);
    return path;
  }

  private locate(path: string): string {
    const target = resolve(this.root, path);
    if (!target.startsWith(this.root + sep)) throw new Error('A stored path leads out of the store.');
    return target;
  }
}
