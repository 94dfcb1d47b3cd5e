import { Database } from '../../src/platform/database/database.ts';
import type { Connection, Statement, Transaction } from '../../src/platform/database/database.ts';

/** A statement issued by a call, and the number of rows it got. */
export interface Asked {
  readonly statement: Statement;
  readonly rows: number;
}

/** What happens to a statement: another one in its place, or other rows. */
export interface Meddling {
  readonly text: string;
  readonly ask?: (statement: Statement) => Statement;
  readonly tell?: <T>(rows: readonly T[], statement: Statement) => T[];
}

/** A database that reports what it is asked, and answers one statement as if there were more rows than there are. */
export class WatchedDatabase extends Database {
  asked: Asked[] | undefined;
  meddling: Meddling | undefined;

  override of(institute: string): Connection {
    return this.watched(super.of(institute));
  }

  override reading(institute: string): Connection {
    return this.watched(super.reading(institute));
  }

  override together<T>(institute: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    return super.together(institute, (connection) => work(this.watched(connection)));
  }

  override transaction<T>(institute: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(institute, (transaction) =>
      work({ ...transaction, ...this.watched(transaction) }),
    );
  }

  private watched(connection: Connection): Connection {
    return {
      ...connection,
      query: async <T extends object>(statement: Statement): Promise<T[]> => {
        const meddling = this.meddling?.text === statement.text ? this.meddling : undefined;
        const rows = await connection.query<T>(meddling?.ask?.(statement) ?? statement);
        this.asked?.push({ statement, rows: rows.length });
        return meddling?.tell?.(rows, statement) ?? rows;
      },
    };
  }
}
