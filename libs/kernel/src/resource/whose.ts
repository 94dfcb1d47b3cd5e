import type { WhoseRecords } from '../access/whose-records.ts';

/** Whose move it is, among those who may make it at all. */
export interface Whose<F extends string = string> extends WhoseRecords<F> {
  /** The answer to everyone else. */
  readonly code: string;
  readonly message: string;
}
