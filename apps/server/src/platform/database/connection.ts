import type { ResourceKey } from '@school/kernel';
import type { RecordRepository } from '../orm/record-repository.ts';
import type { Statement } from './run-statement.ts';

/** Something that runs statements in the schema of one institute. */
export interface Connection {
  /** Rows of the result. */
  query<T extends object = Record<string, unknown>>(statement: Statement): Promise<T[]>;
  /** Single records of a resource via TypeORM, read where this connection reads. */
  repository<K extends ResourceKey>(key: K): RecordRepository<K>;
}

/** A connection inside a transaction. */
export interface Transaction extends Connection {
  readonly institute: string;
  /** The object that began it: one per process. */
  readonly source: object;
  /**
   * Sends a statement whose result nobody needs, without waiting for it: later statements still run after it, and if it is
   * rejected the transaction fails with its error.
   */
  send(statement: Statement): void;
  /**
   * Reads before anything else is sent, when the transaction has not begun: nothing locks the rows, so a write based on
   * them states in the same statement which version they had.
   * @throws Error when something has been sent already
   */
  glance<T extends object = Record<string, unknown>>(statement: Statement): Promise<T[]>;
  /**
   * Sends the end after everything sent so far, without waiting for the results: all of it takes effect, or none of it.
   * Nothing more can be sent; the caller must have no checks left to make.
   */
  end(): void;
  /** Runs once the transaction is committed, never when it is rolled back. */
  afterCommit(task: () => void): void;
}
