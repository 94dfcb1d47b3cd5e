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

/** Bytes that arrive in parts, under a key; they lie in a temporary place until they are received as a file. */
export interface PartialFiles {
  /** Begins with nothing. */
  open(key: string): Promise<void>;
  /** How many bytes have arrived; undefined when nothing was begun. */
  size(key: string): Promise<number | undefined>;
  /**
   * Takes in bytes from a position on. What has arrived before the source breaks off stays.
   * @throws Refusal 413 when there would be more than `limit` in all
   */
  append(key: string, from: number, source: Readable, limit: number): Promise<void>;
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

/** Keeps the bytes of files; what they are called and whom they belong to stands in the database. */
export interface FileStore {
  readonly partial: PartialFiles;
  /**
   * Takes bytes in as they come.
   * @throws Refusal 413 when there are more than `limit`
   */
  receive(source: Readable, limit: number): Promise<ReceivedFile>;
  /**
   * The bytes from the beginning.
   * @throws an error with the code ENOENT when there is no such file
   */
  read(path: string): Promise<Readable>;
  /** Bytes of a file; undefined when there is none. */
  size(path: string): Promise<number | undefined>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
  /** Paths of kept files that were put there before a moment, folder by folder. */
  list(before: Date): AsyncIterable<string>;
  /**
   * Throws away bytes that were never kept, since a process ended over them: of uploads in one go that nobody has
   * written to since a moment, of uploads in parts since another. Gives how many.
   */
  removeTemporary(before: { readonly incoming: Date; readonly partial: Date }): Promise<number>;
}
