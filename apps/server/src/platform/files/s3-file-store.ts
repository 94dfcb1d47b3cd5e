import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStore, ReceivedFile } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { S3PartialFiles, partialFolder } from './s3-partial-files.ts';

/**
 * Stores files in a bucket. They arrive in a folder on this machine, where their type and hash are determined, and are sent
 * when they are kept.
 */
export class S3FileStore implements FileStore {
  readonly partial: S3PartialFiles;
  private readonly bucket: S3Bucket;
  private readonly local: LocalFileStore;

  /** @param folder for files in transit; it need not be shared */
  constructor(bucket: S3Bucket, folder: string) {
    this.bucket = bucket;
    this.local = new LocalFileStore(folder);
    this.partial = new S3PartialFiles(bucket, this.local);
  }

  async receive(source: Readable, limit: number): Promise<ReceivedFile> {
    const received = await this.local.receive(source, limit);
    return { ...received, keep: () => this.keep(received) };
  }

  read(path: string): Promise<Readable> {
    return this.bucket.get(path);
  }

  size(path: string): Promise<number | undefined> {
    return this.bucket.size(path);
  }

  remove(path: string): Promise<void> {
    return this.bucket.remove(path);
  }

  async *list(before: Date): AsyncIterable<string> {
    for await (const { key, changed } of this.bucket.list(''))
      if (!key.startsWith(partialFolder) && changed < before) yield key;
  }

  async removeTemporary(before: { readonly incoming: Date; readonly partial: Date }): Promise<number> {
    let removed = await this.local.removeTemporary(before);
    for await (const { key, changed } of this.bucket.list(partialFolder)) {
      if (changed >= before.partial) continue;
      await this.bucket.remove(key);
      removed += 1;
    }
    return removed;
  }

  private async keep({ localPath, size, sha256, discard }: ReceivedFile): Promise<string> {
    const path = `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${randomUUID()}`;
    await this.bucket.put(path, localPath, size);
    await discard();
    return path;
  }
}
