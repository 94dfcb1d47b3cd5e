import type { BesideColumns } from './beside-columns.ts';
import type { RecordValues, Work, Asking, ChangedRecord } from './records.ts';

export type { Asking, ChangedRecord, RecordOf, RecordValues, Work } from './records.ts';

/**
 * What the catalogue cannot express about one resource, attached by key from a module. All hooks run inside the writing
 * transaction, so a throw undoes everything; throw a `Refusal` for what a client may cause.
 */
export interface Behaviour {
  /** What a file of records may contain in addition to their fields. */
  readonly beside?: BesideColumns;
  /**
   * The hooks of one new record depend on no other new record, apart from what a constraint guards: an import may then have
   * several in flight at once inside one transaction.
   */
  readonly createsApart?: boolean;
  /** Changes or refuses the accepted input before it is written; `current` is undefined on create. */
  readonly beforeSave?: (
    input: RecordValues,
    current: RecordValues | undefined,
    work: Work,
  ) => Promise<RecordValues> | RecordValues;
  /** After row, lines, audit and history have been written. */
  readonly afterSave?: (saved: RecordValues, before: RecordValues | undefined, work: Work) => Promise<void>;
  /**
   * `afterSave` for records that were changed together, with the same outcome as if each had been changed on its own.
   * Without it, records whose hook queries the database are changed one after the other, which takes long for a thousand.
   */
  readonly afterChanges?: (changed: readonly ChangedRecord[], work: Work) => Promise<void>;
  readonly beforeDelete?: (current: RecordValues, work: Work) => Promise<void>;
  /** Before a record is archived, or restored when `archived` is false. */
  readonly beforeArchive?: (current: RecordValues, archived: boolean, work: Work) => Promise<void>;
  /** One per action of the definition; `rows` are the chosen ones that the caller may see. */
  readonly actions?: Readonly<
    Record<
      string,
      (rows: readonly RecordValues[], input: RecordValues, work: Work, ahead?: unknown) => Promise<unknown>
    >
  >;
  /**
   * What an action has to ask an external service, before its transaction opens, so that nobody waits for a third party.
   * `rows` are as they are at that moment and not locked: the action checks them again, and receives the answer as its last
   * argument.
   */
  readonly ahead?: Readonly<
    Record<string, (rows: readonly RecordValues[], asking: Asking) => Promise<unknown>>
  >;
  /**
   * What a transition locks before the record itself, where others lock those rows first: taking the same rows in another
   * order would deadlock.
   */
  readonly holds?: Readonly<Record<string, (id: number, work: Work) => Promise<void>>>;
  /** Runs with the transition, before the state is written; returns further values to write. */
  readonly transitions?: Readonly<
    Record<
      string,
      (row: RecordValues, input: RecordValues, work: Work) => Promise<RecordValues> | RecordValues
    >
  >;
}

/** Behaviours by resource key. */
export type Behaviours = Readonly<Record<string, Behaviour>>;
