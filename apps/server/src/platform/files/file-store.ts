import type { Readable } from 'node:stream';

/** Bytes that have been received completely and are in a temporary location. */
export interface ReceivedFile {
  /** Where they can be inspected. */
  readonly localPath: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Makes them permanent; returns the path under which the store finds them. */
  keep(): Promise<string>;
  /** Discards them. Does nothing once they are kept. */
  discard(): Promise<void>;
}

/** Bytes that arrive in parts, under a key; they are in a temporary location until they are received as a file. */
export interface PartialFiles {
  /** Begins with nothing. */
  open(key: string): Promise<void>;
  /** How many bytes have arrived; undefined when nothing was started. */
  size(key: string): Promise<number | undefined>;
  /**
   * Receives bytes from a position on. Whatever arrived before the source breaks off is kept.
   * @throws Refusal 413 when there would be more than `limit` in all
   */
  append(key: string, from: number, source: Readable, limit: number): Promise<void>;
  read(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

/** Stores the bytes of files; their names and owners are in the database. */
export interface FileStore {
  readonly partial: PartialFiles;
  /**
   * Receives bytes as they arrive.
   * @throws Refusal 413 when there are more than `limit`
   */
  receive(source: Readable, limit: number): Promise<ReceivedFile>;
  /**
   * The bytes from the start.
   * @throws an error with the code ENOENT when there is no such file
   */
  read(path: string): Promise<Readable>;
  /** Size of a file in bytes; undefined when there is none. */
  size(path: string): Promise<number | undefined>;
  /** Removes a file; a missing one is not an error. */
  remove(path: string): Promise<void>;
  /** Paths of kept files that were stored before a given moment, folder by folder. */
  list(before: Date): AsyncIterable<string>;
  /**
   * Discards bytes that were never kept because a process ended: of single-request uploads not written to since one moment,
   * of multi-part uploads since another. Returns how many.
   */
  removeTemporary(before: { readonly incoming: Date; readonly partial: Date }): Promise<number>;
}
