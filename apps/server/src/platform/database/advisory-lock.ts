import { connect } from '../postgres/connect.ts';

/** Locks that servers of one database take to do something one after the other; any numbers that nothing else uses. */
export const startLocks = {
  /** Whatever makes tables: migrations, the queue of jobs, counters. */
  schema: 7_204_001,
} as const;

/**
 * Does something that only one server of a database may do at a time, on a connection of its own, so that the lock goes
 * with the process however it ends. It waits as long as it must: the others do the same work first.
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
