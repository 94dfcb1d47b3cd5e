import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { Connection } from '../database/connection.ts';

type Connected = (error: Error | undefined, client?: PoolClient, release?: (error?: Error) => void) => void;

/**
 * The server's pool in the form that TypeORM's driver expects: it borrows connections and can neither open others nor end
 * those of the server when it is closed.
 * @returns a class, because the driver instantiates its pool itself
 */
export const lentPool = (pool: Pool) =>
  class LentPool {
    connect(connected: Connected): void {
      pool.connect(connected as Parameters<Pool['connect']>[0]);
    }

    on(): this {
      return this;
    }

    end(ended: () => void): void {
      ended();
    }
  };

/** What a query runner requires of a driver connection. */
const asDriverConnection = (connection: Connection) => ({
  query: async (text: string, values: readonly unknown[] = []) => {
    const rows = await connection.query({ text, values });
    return { command: 'SELECT', rows, rowCount: rows.length };
  },
});

/** Fields of TypeORM's query runner that its type does not expose; `repositories.spec` fails if they ever change. */
interface Adopting {
  databaseConnection: ReturnType<typeof asDriverConnection>;
  isTransactionActive: boolean;
  transactionDepth: number;
}

/**
 * A manager whose statements run where the given ones do: in the same transaction, in the schema of the same institute,
 * under the same time limits. It has nothing to release.
 */
export const managerOn = (source: DataSource, connection: Connection): EntityManager => {
  const adopting: Adopting = {
    databaseConnection: asDriverConnection(connection),
    isTransactionActive: true,
    transactionDepth: 1,
  };
  const runner: QueryRunner = Object.assign(source.createQueryRunner(), adopting);
  return runner.manager;
};
