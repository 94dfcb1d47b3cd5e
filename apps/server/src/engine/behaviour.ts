import type { BesideColumns } from './beside-columns.ts';
import type { RecordValues, Work, Asking, ChangedRecord } from './records.ts';

export type { Asking, ChangedRecord, RecordOf, RecordValues, Work } from './records.ts';

/**
 * What the catalogue cannot say about one resource, attached by key from a module. All hooks run inside the writing
 * transaction, so a throw undoes everything; throw a `Refusal` for what a client may cause.
 */
export interface Behaviour {
  /** What a file of records may say beside their fields. */
  readonly beside?: BesideColumns;
  /**
   * The hooks of one new record depend on no other new record, apart from what a constraint guards: an import may then
   * have several on their way at once inside one transaction.
   */
  readonly createsApart?: boolean;
  /** Changes or refuses the accepted input before it is written; `current` is undefined on create. */
  readonly beforeSave?: (
    input: RecordValues,
    current: RecordValues | undefined,
    work: Work,
  ) => Promise<RecordValues> | RecordValues;
  /** After row, lines, audit and history are written. */
  readonly afterSave?: (saved: RecordValues, before: RecordValues | undefined, work: Work) => Promise<void>;
  /**
   * `afterSave` for records that were changed together, to the same end as if each had been changed by itself. Without it
   * records whose hook asks the database are changed one after the other, which takes long for a thousand.
   */
  readonly afterChanges?: (changed: readonly ChangedRecord[], work: Work) => Promise<void>;
  readonly beforeDelete?: (current: RecordValues, work: Work) => Promise<void>;
  /** Before a record goes into the archive, or comes back when `archived` is false. */
  readonly beforeArchive?: (current: RecordValues, archived: boolean, work: Work) => Promise<void>;
  /** One per action of the definition; `rows` are those the caller may see and that were chosen. */
  readonly actions?: Readonly<
    Record<
      string,
      (rows: readonly RecordValues[], input: RecordValues, work: Work, ahead?: unknown) => Promise<unknown>
    >
  >;
  /**
   * What an action has to ask outside, before its transaction opens, so that nobody waits for a stranger. `rows` are as
   * they are at that moment and held by nobody: the action looks at them again, and gets the answer as its last argument.
   */
  readonly ahead?: Readonly<
    Record<string, (rows: readonly RecordValues[], asking: Asking) => Promise<unknown>>
  >;
  /**
   * What a transition holds before the record itself, where others hold those rows first: whoever takes the same rows in
   * another order waits for ever.
   */
  readonly holds?: Readonly<Record<string, (id: number, work: Work) => Promise<void>>>;
  /** Runs with the transition, before the state is written; gives further values to write. */
  readonly transitions?: Readonly<
    Record<
      string,
      (row: RecordValues, input: RecordValues, work: Work) => Promise<RecordValues> | RecordValues
    >
  >;
}

/** Behaviours by resource key. */
export type Behaviours = Readonly<Record<string, Behaviour>>;
