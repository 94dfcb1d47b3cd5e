import { Readable } from 'node:stream';
import type { FileStore, PartialFiles } from './file-store.ts';
import type { S3Bucket, StoredObject } from './s3-bucket.ts';

/** Uploads in parts are below this, one folder each. */
export const partialFolder = 'partial/';

const shape = /^[0-9a-f-]{36}$/;
const digits = 16;

/**
 * Stores what has arrived of unfinished uploads as objects, one for each part, so that an upload may continue on any
 * server. A part is named by its start position, which puts the parts in order.
 */
export class S3PartialFiles implements PartialFiles {
  private readonly bucket: S3Bucket;
  private readonly local: Pick<FileStore, 'receive'>;

  /** @param local receives the bytes of a part before they are sent */
  constructor(bucket: S3Bucket, local: Pick<FileStore, 'receive'>) {
    this.bucket = bucket;
    this.local = local;
  }

  async open(key: string): Promise<void> {
    await this.keep(key, 0, Readable.from([]), 0);
  }

  async size(key: string): Promise<number | undefined> {
    const parts = await this.parts(key);
    const last = parts.at(-1);
    return last && startOf(last) + last.size;
  }

  async append(key: string, from: number, source: Readable, limit: number): Promise<void> {
    await this.keep(key, from, source, limit - from);
  }

  async read(key: string): Promise<Readable> {
    const parts = await this.parts(key);
    const { bucket } = this;
    return Readable.from(
      (async function* bytes() {
        for (const part of parts) yield* (await bucket.get(part.key)) as AsyncIterable<Buffer>;
      })(),
    );
  }

  async remove(key: string): Promise<void> {
    for (const part of await this.parts(key)) await this.bucket.remove(part.key);
  }

  /** What arrives before the source breaks off is kept too: the upload continues after it. */
  private async keep(key: string, from: number, source: Readable, limit: number): Promise<void> {
    let failure: { readonly error: unknown } | undefined;
    const arriving = async function* arriving(): AsyncGenerator<Buffer> {
      try {
        yield* source as AsyncIterable<Buffer>;
      } catch (error) {
        failure = { error };
      }
    };
    const received = await this.local.receive(Readable.from(arriving()), limit);
    try {
      if (received.size > 0 || from === 0)
        await this.bucket.put(partPath(key, from), received.localPath, received.size);
    } finally {
      await received.discard();
    }
    if (failure) throw failure.error;
  }

  private async parts(key: string): Promise<readonly StoredObject[]> {
    if (!shape.test(key)) throw new Error('A key of a partial file is a UUID.');
    const parts: StoredObject[] = [];
    for await (const part of this.bucket.list(`${partialFolder}${key}/`)) parts.push(part);
    return parts.toSorted((one, other) => startOf(one) - startOf(other));
  }
}

const partPath = (key: string, from: number): string => {
  if (!shape.test(key)) throw new Error('A key of a partial file is a UUID.');
  return `${partialFolder}${key}/${String(from).padStart(digits, '0')}`;
};

const startOf = ({ key }: StoredObject): number => Number(key.slice(-digits));
