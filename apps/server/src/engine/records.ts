import type { Filter, ResourceKey, TokenValues } from '@school/kernel';
import type { Connection, Transaction } from '../platform/database/database.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { CallContext } from './context.ts';

/** A record with the keys of its fields; exact numbers are strings. */
export type RecordValues = Readonly<Record<string, unknown>>;

declare const recordOf: unique symbol;
/** A record of one resource, as a call declares its answer; the API document recognises it by that. */
export interface RecordOf<K extends ResourceKey> extends RecordValues {
  readonly [recordOf]?: K;
}

/** What hooks and actions receive in addition to their input. Everything they write goes through `transaction`. */
export interface Work {
  readonly context: CallContext;
  readonly transaction: Transaction;
  /** Reads and writes other records in the same transaction, with their rules, history and hooks. */
  readonly records: Records;
  /** The record is written by module code for the product, as a consequence of something else, not by its caller. */
  readonly system?: boolean;
  /** Collects the history lines for whoever opened this part of the transaction and writes them at its end. */
  readonly audits?: AuditEntry[];
}

/** A record that was changed along with others, as stored and as it was before. */
export interface ChangedRecord {
  readonly saved: RecordValues;
  readonly before: RecordValues;
}

/** What is passed to code that asks outside a transaction. */
export interface Asking {
  readonly context: CallContext;
  readonly connection: Connection;
  readonly records: Records;
}

/** Whether the caller's row rules, field levels and verbs apply; module code that acts for the product passes `system`. */
export interface As {
  readonly system?: boolean;
  /** Returns a new record as it was written: enough for callers that do not need what its hooks have made of it. */
  readonly asWritten?: boolean;
}

/** Which records, in which order and form. */
export interface RecordList extends As {
  readonly filter?: Filter;
  readonly sort?: readonly (readonly [field: string, order: 'ASC' | 'DESC'])[];
  /** First and last position, both inclusive; without it all rows. */
  readonly range?: readonly [from: number, to: number];
  /** Instead of a range: the whole list; more rows than this are refused with 409 `TOO_MANY`. */
  readonly most?: number;
  readonly fields?: readonly string[];
}

/**
 * Records of the catalogue for module code, with the same validation, conditions, history and hooks as the calls.
 * Everything takes the `Work` of a running transaction, or a `CallContext`: reads then run on their own connection, writes
 * in their own transaction.
 */
export interface Records {
  /** One record with its lines; undefined when it does not exist or the caller may not see it. */
  read(from: Work | CallContext, resource: string, id: number, as?: As): Promise<RecordValues | undefined>;
  list(from: Work | CallContext, resource: string, list?: RecordList): Promise<RecordValues[]>;
  count(
    from: Work | CallContext,
    resource: string,
    list?: Pick<RecordList, 'filter' | 'system'>,
  ): Promise<number>;
  /** Creates records one after the other, all or nothing; returns them as stored. */
  create(
    from: Work | CallContext,
    resource: string,
    inputs: readonly RecordValues[],
    as?: As,
  ): Promise<RecordValues[]>;
  /** Changes the given fields; `version` in the input must match if present. */
  update(
    from: Work | CallContext,
    resource: string,
    id: number,
    input: RecordValues,
    as?: As,
  ): Promise<RecordValues>;
  remove(from: Work | CallContext, resource: string, id: number, as?: As): Promise<void>;
  /**
   * What a document shows of records, by token, as they are in the transaction; a picture is the id of its file.
   * @param used the tokens that are needed
   * @throws Forbidden for a field that the caller may not read, NotFound for records that the caller may not see
   */
  onPaper(
    work: Work,
    document: string,
    used: ReadonlySet<string>,
    ids: readonly number[],
  ): Promise<readonly TokenValues[]>;
  /** The value of a `secret` field, for the product itself: no call returns it; undefined if there is none. */
  secret(from: Work | CallContext, resource: string, id: number, field: string): Promise<string | undefined>;
  /** Archives or restores a record. */
  archive(from: Work | CallContext, resource: string, id: number, archived: boolean, as?: As): Promise<void>;
  /** A life cycle transition. */
  transition(
    from: Work | CallContext,
    resource: string,
    id: number,
    name: string,
    asked?: RecordValues,
    as?: As,
  ): Promise<RecordValues>;
}

/** Injection token for `Records`. */
export const RECORDS = Symbol('Records');
