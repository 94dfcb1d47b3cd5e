import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Settings } from '../settings/definitions.ts';

/** What it takes to reach a bucket; without a key, the library looks in its usual places. */
export type BucketSettings = Pick<
  Settings,
  'filesUrl' | 's3Endpoint' | 's3Region' | 's3AccessKey' | 's3SecretKey'
>;

/** An object in a bucket, below the prefix. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly changed: Date;
}

type Library = typeof import('@aws-sdk/client-s3');

const missing = (key: string): Error =>
  Object.assign(new Error(`There is no object ${key}.`), { code: 'ENOENT' });

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

const connect = (library: Library, settings: BucketSettings): S3Client => {
  const { s3Endpoint: endpoint, s3Region: region, s3AccessKey, s3SecretKey } = settings;
  return new library.S3Client({
    region,
    // Self-hosted servers have the bucket in the path, not in the host name.
    ...(endpoint === '' ? {} : { endpoint, forcePathStyle: true }),
    ...(s3AccessKey === ''
      ? {}
      : { credentials: { accessKeyId: s3AccessKey, secretAccessKey: s3SecretKey } }),
    // Files are compared with their own hash when they are read; not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
};

/** The objects below the prefix of `s3://bucket/prefix`. The library is loaded on first use. */
export class S3Bucket {
  private readonly settings: BucketSettings;
  private readonly name: string;
  private readonly prefix: string;
  private opened: Promise<readonly [Library, S3Client]> | undefined;

  constructor(settings: BucketSettings) {
    const { hostname, pathname } = new URL(settings.filesUrl);
    const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
    this.settings = settings;
    this.name = hostname;
    this.prefix = folder === '' ? '' : `${folder}/`;
  }

  /** @throws when the bucket cannot be reached or is not ours */
  async check(): Promise<void> {
    const [{ HeadBucketCommand }, client] = await this.open();
    await client.send(new HeadBucketCommand({ Bucket: this.name }));
  }

  /** Uploads a file from this machine. */
  async put(key: string, localPath: string, size: number): Promise<void> {
    const [{ PutObjectCommand }, client] = await this.open();
    const Body = createReadStream(localPath);
    await client.send(new PutObjectCommand({ ...this.at(key), Body, ContentLength: size }));
  }

  /** @throws an error with the code ENOENT when there is no such object */
  async get(key: string): Promise<Readable> {
    const [{ GetObjectCommand }, client] = await this.open();
    try {
      const { Body } = await client.send(new GetObjectCommand(this.at(key)));
      if (Body instanceof Readable) return Body;
      throw new Error('The bucket has answered no stream.');
    } catch (error) {
      throw isMissing(error) ? missing(key) : error;
    }
  }

  async size(key: string): Promise<number | undefined> {
    const [{ HeadObjectCommand }, client] = await this.open();
    try {
      return (await client.send(new HeadObjectCommand(this.at(key)))).ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Removing an object that does not exist is not an error. */
  async remove(key: string): Promise<void> {
    const [{ DeleteObjectCommand }, client] = await this.open();
    await client.send(new DeleteObjectCommand(this.at(key)));
  }

  /** Everything below a folder, by key. */
  async *list(folder: string): AsyncGenerator<StoredObject> {
    const [{ paginateListObjectsV2 }, client] = await this.open();
    const pages = paginateListObjectsV2({ client }, { Bucket: this.name, Prefix: `${this.prefix}${folder}` });
    for await (const { Contents = [] } of pages)
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
        yield { key: Key.slice(this.prefix.length), size: Size, changed: LastModified };
  }

  async close(): Promise<void> {
    const opened = await this.opened;
    opened?.[1].destroy();
  }

  private at(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.name, Key: `${this.prefix}${key}` };
  }

  private open(): Promise<readonly [Library, S3Client]> {
    this.opened ??= import('@aws-sdk/client-s3').then((library) => [
      library,
      connect(library, this.settings),
    ]);
    return this.opened;
  }
}
