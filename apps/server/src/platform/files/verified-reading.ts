import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../errors/describe-error.ts';
import type { FileStore } from './file-store.ts';
import { SpoiltFile } from './spoilt-file.ts';
import type { StoredFile } from './stored-file.ts';

/** Metadata of a file being read. */
export type KeptFile = Pick<StoredFile, 'id' | 'name' | 'path' | 'size' | 'sha256'>;

/** Files up to this size are read and verified before their first byte is returned. */
export const judgedFirst = 1_048_576;

/** Called for a spoilt file; the reader is cut off once it has been recorded. */
type OnSpoilt = (spoilt: SpoiltFile) => Promise<void>;

/** A source of bytes that passes them on, at most so many, and fails when the whole is not what was stored. */
class Proof extends Transform {
  private readonly hash = createHash('sha256');
  private readonly file: KeptFile;
  private readonly onSpoilt: OnSpoilt | undefined;
  private size = 0;
  /** The last chunk waits for the verdict: a reader that gets less than the whole knows that it is incomplete. */
  private held: Buffer | undefined;

  constructor(file: KeptFile, onSpoilt?: OnSpoilt) {
    super();
    this.file = file;
    this.onSpoilt = onSpoilt;
  }

  override _transform(
    piece: Buffer,
    _encoding: string,
    done: (error: Error | null, data?: Buffer) => void,
  ): void {
    this.hash.update(piece);
    this.size += piece.length;
    const ready = this.held;
    this.held = piece;
    if (this.size > this.file.size) this.fail(done);
    else if (ready) done(null, ready);
    else done(null);
  }

  override _flush(done: (error: Error | null, data?: Buffer) => void): void {
    const isWhole = this.size === this.file.size && this.hash.digest('hex') === this.file.sha256;
    if (!isWhole) this.fail(done);
    else if (this.held) done(null, this.held);
    else done(null);
  }

  /** Recorded first: a reader that is cut off and immediately asks again is refused. */
  private fail(done: (error: Error) => void): void {
    const spoilt = new SpoiltFile(this.file.name, 'CHANGED');
    const noted = this.onSpoilt?.(spoilt) ?? Promise.resolve();
    void noted.catch(() => undefined).finally(() => done(spoilt));
  }
}

const open = async (store: FileStore, file: KeptFile): Promise<Readable> => {
  try {
    return await store.read(file.path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new SpoiltFile(file.name, 'MISSING');
    throw error;
  }
};

/**
 * Reads a file to its end and compares it with what was stored.
 * @param most maximum number of bytes to return from its start
 * @throws SpoiltFile
 */
export const judge = async (store: FileStore, file: KeptFile, most: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let kept = 0;
  await pipeline(await open(store, file), new Proof(file), async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) {
      if (kept >= most) continue;
      pieces.push(piece.subarray(0, most - kept));
      kept += piece.length;
    }
  });
  return Buffer.concat(pieces);
};

/**
 * The bytes of a large file while they are verified: a spoilt one breaks off before its last chunk.
 * @param onSpoilt is told, since the reader has its first bytes by then
 * @throws SpoiltFile when it is missing or has a different size
 */
export const judgedWhileRead = async (
  store: FileStore,
  file: KeptFile,
  onSpoilt: OnSpoilt,
): Promise<Readable> => {
  if ((await store.size(file.path)) !== file.size) {
    (await open(store, file)).destroy();
    throw new SpoiltFile(file.name, 'CHANGED');
  }
  const proof = new Proof(file, onSpoilt);
  // A reader that disconnects destroys the verifier, and with it the source.
  pipeline(await open(store, file), proof).catch(() => undefined);
  return proof;
};
