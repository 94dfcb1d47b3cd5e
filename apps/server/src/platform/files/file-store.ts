import type { Readable } from 'node:stream';

/** Bytes that have been received completely and lie in a temporary place. */
export interface ReceivedFile {
  /** Where they can be looked at. */
  readonly localPath: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Makes them permanent; gives the path under which the store finds them. */
  keep(): Promise<string>;
  /** Throws them away. Does nothing once they are kept. */
  discard(): Promise<void>;
}

/** Keeps the bytes of files; what they are called and whom they belong to stands in the database. */
export interface FileStore {
  /**
   * Takes bytes in as they come.
   * @throws Refusal 413 when there are more than `limit`
   */
  receive(source: Readable, limit: number): Promise<ReceivedFile>;
  /** @throws an error with the code ENOENT when there is no such file */
  read(path: string): Promise<Readable>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
}
