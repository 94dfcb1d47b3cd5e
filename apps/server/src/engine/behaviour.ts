import type { Connection, Transaction } from '../platform/database/database.ts';
import type { AuditEntry } from './audit/write-audit.ts';
import type { CallContext } from './context.ts';
import type { Records } from './records.ts';

/** A record with the keys of its fields; exact numbers are strings. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** What hooks and actions get besides their input. Everything they write goes through `transaction`. */
export interface Work {
  readonly context: CallContext;
  readonly transaction: Transaction;
  /** Reads and writes other records in the same transaction, with their rules, history and hooks. */
  readonly records: Records;
  /** The record is written by module code for the product, as a consequence of something else, not by its caller. */
  readonly system?: boolean;
  /** Collects the lines of the history for whoever opened this part of the transaction and writes them at its end. */
  readonly audits?: AuditEntry[];
}

/** A record that was changed with others, as it is stored and as it was. */
export interface ChangedRecord {
  readonly saved: RecordValues;
  readonly before: RecordValues;
}

/** What somebody gets who asks outside of a transaction. */
export interface Asking {
  readonly context: CallContext;
  readonly connection: Connection;
  readonly records: Records;
}

/**
 * What the catalogue cannot say about one resource, attached by key from a module. All hooks run inside the writing
 * transaction, so a throw undoes everything; throw a `Refusal` for what a client may cause.
 */
export interface Behaviour {
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
