import type { Connection } from '../platform/database/database.ts';
import type { Work } from './records.ts';
import type { CallContext } from './context.ts';

/** A column that a file may have beside the fields of its records. */
export interface BesideColumn {
  /** Name in a mapping, and in problems. */
  readonly path: string;
  readonly label: string;
  readonly aliases?: readonly string[];
  readonly max: number;
}

/** What was kept for one of these columns. */
export interface BesideChange {
  readonly path: string;
  readonly old: string;
  readonly new: string;
}

/**
 * What a row of a file says beside its record and a module keeps elsewhere, a column for each: the bank details of an
 * employee, one for each field that the school asks for.
 */
export interface BesideColumns {
  /** Those that the caller may fill. */
  readonly columns: (context: CallContext, connection: Connection) => Promise<readonly BesideColumn[]>;
  /**
   * Keeps what the row of a record says; other columns stay as they are.
   * @returns what is another now
   * @throws Invalid with problems at the paths of the columns
   */
  readonly keep: (
    work: Work,
    record: number,
    values: ReadonlyMap<string, string>,
  ) => Promise<readonly BesideChange[]>;
}
