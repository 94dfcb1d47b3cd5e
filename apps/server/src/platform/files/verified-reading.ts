import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../errors/describe-error.ts';
import type { FileStore } from './file-store.ts';
import { SpoiltFile } from './spoilt-file.ts';
import type { StoredFile } from './stored-file.ts';

/** What is known of a file that is read. */
export type KeptFile = Pick<StoredFile, 'id' | 'name' | 'path' | 'size' | 'sha256'>;

/** Files up to this size are read and judged before their first byte is given. */
export const judgedFirst = 1_048_576;

/** Hears of a spoilt file; the reader is cut off when it has been noted. */
type OnSpoilt = (spoilt: SpoiltFile) => Promise<void>;

/** A source of bytes that lets them through, at most so many, and fails when the whole is not what was stored. */
class Proof extends Transform {
  private readonly hash = createHash('sha256');
  private readonly file: KeptFile;
  private readonly onSpoilt: OnSpoilt | undefined;
  private size = 0;
  /** The last piece waits for the verdict: who gets less than the whole knows that it is not whole. */
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

  /** Noted first: whoever is cut off and asks again at once is refused. */
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
 * @param most bytes of its beginning to be given
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
 * The bytes of a large file while they are judged: what is spoilt breaks off before its last piece.
 * @param onSpoilt hears of it, since the reader has got its first bytes by then
 * @throws SpoiltFile when it is missing or of another size
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
  // A reader that goes away destroys the proof, and with it the source.
  pipeline(await open(store, file), proof).catch(() => undefined);
  return proof;
};
