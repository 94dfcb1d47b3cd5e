import type { Filter, ResourceKey, TokenValues } from '@school/kernel';
import type { Connection, Transaction } from '../platform/database/database.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { CallContext } from './context.ts';

/** A record with the keys of its fields; exact numbers are strings. */
export type RecordValues = Readonly<Record<string, unknown>>;

declare const recordOf: unique symbol;
/** A record of one resource, as a call says that it answers one; the document of the calls knows it by that. */
export interface RecordOf<K extends ResourceKey> extends RecordValues {
  readonly [recordOf]?: K;
}

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

/** Whether row rules, field levels and verbs of the caller apply; module code that acts for the product says `system`. */
export interface As {
  readonly system?: boolean;
  /** Gives a new record as it was written: enough for whoever does not look at what its hooks have made of it. */
  readonly asWritten?: boolean;
}

/** Which records, in which order and form. */
export interface RecordList extends As {
  readonly filter?: Filter;
  readonly sort?: readonly (readonly [field: string, order: 'ASC' | 'DESC'])[];
  /** First and last place, both included; without it all rows. */
  readonly range?: readonly [from: number, to: number];
  /** Instead of a range: the whole list, of which more rows than these are refused with 409 `TOO_MANY`. */
  readonly most?: number;
  readonly fields?: readonly string[];
}

/**
 * Records of the catalogue for module code, with the same validation, conditions, history and hooks as the calls.
 * Everything takes the `Work` of a running transaction, or a `CallContext`: reads then run on a connection of their
 * own, writes in a transaction of their own.
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
  /** Creates records one after the other, all or nothing; gives them as they are stored. */
  create(
    from: Work | CallContext,
    resource: string,
    inputs: readonly RecordValues[],
    as?: As,
  ): Promise<RecordValues[]>;
  /** Changes the given fields; `version` in the input must match when it is there. */
  update(
    from: Work | CallContext,
    resource: string,
    id: number,
    input: RecordValues,
    as?: As,
  ): Promise<RecordValues>;
  remove(from: Work | CallContext, resource: string, id: number, as?: As): Promise<void>;
  /**
   * What a document says of records, by token, as they stand in the transaction; a picture is the id of its file.
   * @param used the tokens that are wanted
   * @throws Forbidden for a field that the caller may not read, NotFound for records that he may not see
   */
  onPaper(
    work: Work,
    document: string,
    used: ReadonlySet<string>,
    ids: readonly number[],
  ): Promise<readonly TokenValues[]>;
  /** What a `secret` field holds, for the product itself: no call gives it; undefined while there is none. */
  secret(from: Work | CallContext, resource: string, id: number, field: string): Promise<string | undefined>;
  /** Into the archive, or back. */
  archive(from: Work | CallContext, resource: string, id: number, archived: boolean, as?: As): Promise<void>;
  /** A move of the lifecycle. */
  transition(
    from: Work | CallContext,
    resource: string,
    id: number,
    name: string,
    asked?: RecordValues,
    as?: As,
  ): Promise<RecordValues>;
}

/** Token under which `Records` is injected. */
export const RECORDS = Symbol('Records');
