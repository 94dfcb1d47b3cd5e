import { connect } from '../postgres/connect.ts';

/** Locks that servers of one database take to do something one after the other; any otherwise unused numbers. */
export const startLocks = {
  /** Whatever creates tables: migrations, the job queue, counters. */
  schema: 7_204_001,
} as const;

/**
 * Does something that only one server of a database may do at a time, on a dedicated connection, so that the lock is
 * released however the process ends. It waits as long as necessary: the others do the same work first.
 */
export const underLock = async <T>(databaseUrl: string, lock: number, work: () => Promise<T>): Promise<T> => {
  const client = await connect(databaseUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
};
