import type { ResourceKey } from '@school/kernel';
import type { RecordRepository } from '../orm/record-repository.ts';
import type { Statement } from './run-statement.ts';

/** Something that runs statements in the schema of one institute. */
export interface Connection {
  /** Rows of the answer. */
  query<T extends object = Record<string, unknown>>(statement: Statement): Promise<T[]>;
  /** Single records of a resource by TypeORM, read where this connection reads. */
  repository<K extends ResourceKey>(key: K): RecordRepository<K>;
}

/** A connection inside a transaction. */
export interface Transaction extends Connection {
  readonly institute: string;
  /** What began it: one in each process. */
  readonly source: object;
  /**
   * Sends a statement whose answer nobody needs, without waiting for it: what comes behind it runs after it all the
   * same, and when it is refused the transaction fails with its error.
   */
  send(statement: Statement): void;
  /**
   * Reads before anything else is said, when the transaction has not begun: nothing holds still what the rows tell, so
   * whoever writes by them says in the same statement which version they had.
   * @throws Error when something has been said already
   */
  glance<T extends object = Record<string, unknown>>(statement: Statement): Promise<T[]>;
  /**
   * Sends the end behind what has been sent, without waiting for its answers: what was said so far holds, or none of it.
   * Nothing more can be said; who ends a transaction has nothing left to find wrong.
   */
  end(): void;
  /** Runs once the transaction is committed, never when it is rolled back. */
  afterCommit(task: () => void): void;
}
