import type { Connection } from '../platform/database/database.ts';
import type { Work } from './records.ts';
import type { CallContext } from './context.ts';

/** A column that a file may have in addition to the fields of its records. */
export interface BesideColumn {
  /** Name in a mapping, and in reported problems. */
  readonly path: string;
  readonly label: string;
  readonly aliases?: readonly string[];
  readonly max: number;
}

/** What was stored for one of these columns. */
export interface BesideChange {
  readonly path: string;
  readonly old: string;
  readonly new: string;
}

/**
 * What a row of a file contains beyond its record and a module stores elsewhere, one column each: the bank details of an
 * employee, one for each field that the school asks for.
 */
export interface BesideColumns {
  /** Those that the caller may fill. */
  readonly columns: (context: CallContext, connection: Connection) => Promise<readonly BesideColumn[]>;
  /**
   * Stores what the row of a record contains; other columns stay as they are.
   * @returns what has changed
   * @throws Invalid with problems at the paths of the columns
   */
  readonly keep: (
    work: Work,
    record: number,
    values: ReadonlyMap<string, string>,
  ) => Promise<readonly BesideChange[]>;
}
