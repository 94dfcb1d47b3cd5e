import { PassThrough } from 'node:stream';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import type { DeflateRaw } from 'node:zlib';
import { drained } from './drained.ts';

/** Sizes and offsets are stored in 32 bits. */
const most = 0xffff_ffff;
/** Sizes follow the data, names are UTF-8. */
const flags = 0x0808;
const version = 20;
const deflated = 8;
/** The first day that the format supports, so that equal content yields equal files. */
const day = 0x21;

interface Entry {
  readonly name: Buffer;
  readonly at: number;
  crc: number;
  size: number;
  packed: number;
}

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

const headerOf = ({ name }: Entry): Buffer =>
  Buffer.concat([
    numbers([4, 0x04034b50], [2, version], [2, flags], [2, deflated], [2, 0], [2, day]),
    numbers([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const directoryOf = ({ name, at, crc, size, packed }: Entry): Buffer =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, version], [2, version], [2, flags], [2, deflated], [2, 0], [2, day]),
    numbers(
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ),
    name,
  ]);

/**
 * A ZIP file (PKWARE APPNOTE 6.3.3, without ZIP64) written as its content arrives: one entry after the other, each
 * compressed as it grows, so that memory holds only what is in flight.
 */
export class ZipWriter {
  readonly output = new PassThrough({ highWaterMark: 1_048_576 });
  private readonly entries: Entry[] = [];
  private packer: DeflateRaw | undefined;
  private at = 0;

  /** Bytes of the entry being written, before compression. */
  get size(): number {
    return this.entries.at(-1)?.size ?? 0;
  }

  /** Starts the next entry; the last one must be closed. */
  open(name: string): void {
    const entry: Entry = { name: Buffer.from(name), at: this.at, crc: 0, size: 0, packed: 0 };
    this.entries.push(entry);
    this.put(headerOf(entry));
    const packer = createDeflateRaw({ level: constants.Z_BEST_SPEED + 3, chunkSize: 65_536 });
    packer.on('data', (chunk: Buffer) => {
      entry.packed += chunk.length;
      this.put(chunk);
    });
    packer.on('error', (error) => this.output.destroy(error));
    this.packer = packer;
  }

  /** Adds text or bytes to the entry; settles when the reader has room for more. */
  async write(content: string | Buffer): Promise<void> {
    const [{ packer }, entry] = [this, this.entries.at(-1)];
    if (!packer || !entry) throw new Error('No entry is open.');
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    await new Promise<void>((resolve) => packer.write(bytes, () => resolve()));
    await drained(this.output);
  }

  /** Ends the entry. */
  async close(): Promise<void> {
    const [{ packer }, entry] = [this, this.entries.at(-1)];
    if (!packer || !entry) return;
    this.packer = undefined;
    const ended = new Promise<void>((resolve) => packer.once('end', resolve).once('close', resolve));
    packer.end();
    await ended;
    if (entry.size > most || this.at > most) throw new Error('The file is too large.');
    this.put(numbers([4, 0x08074b50], [4, entry.crc], [4, entry.packed], [4, entry.size]));
  }

  /** Abandons the file; its reader sees the error. */
  fail(error: Error): void {
    this.packer?.destroy();
    this.output.destroy(error);
  }

  /** Ends the file. */
  end(): void {
    const start = this.at;
    this.entries.forEach((entry) => this.put(directoryOf(entry)));
    const count = this.entries.length;
    this.put(
      numbers(
        [4, 0x06054b50],
        [2, 0],
        [2, 0],
        [2, count],
        [2, count],
        [4, this.at - start],
        [4, start],
        [2, 0],
      ),
    );
    this.output.end();
  }

  private put(bytes: Buffer): void {
    this.at += bytes.length;
    if (!this.output.destroyed) this.output.write(bytes);
  }
}
