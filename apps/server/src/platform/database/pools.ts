import { Pool } from 'pg';
import type { Settings } from '../settings/definitions.ts';
import type { WorkKind } from './work-kind.ts';

/** How long PostgreSQL lets things take, in seconds; the pool itself gives up a little later. */
export interface TimeLimits {
  /** Waiting for a lock that another transaction holds. */
  readonly lock: number;
  readonly statement: number;
  /** A transaction in which nothing is said. */
  readonly idle: number;
}

/**
 * Pages of lists ask who has a row elsewhere, over two indexes of the same key. Beside each other these are merged in a
 * third of the time that a hash takes which workers share: at a million rows it leaves the caches of the processor.
 */
const forLists = '-c enable_parallel_hash=off';

/** Whoever gets no connection, or no answer to the question for one, hears of it after this time. */
const connectMilliseconds = 4_000;
/** A connection knows tables and statements that a new one has to learn again: it is kept over a pause between clicks. */
const idleMilliseconds = 60_000;
/** PostgreSQL ends what takes too long; when it does not even say so, the line is dead. */
const silenceMilliseconds = 2_000;

const limited = ({ lock, statement, idle }: TimeLimits) => ({
  lock_timeout: lock * 1_000,
  statement_timeout: statement * 1_000,
  idle_in_transaction_session_timeout: idle * 1_000,
  query_timeout: statement * 1_000 + silenceMilliseconds,
});

/**
 * A pool whose idle connections may die without taking the process along. Statements of one connection are sent one
 * behind the other without waiting for the answers between them.
 * @param limits none for commands, which may wait as long as they must
 * @param options settings of PostgreSQL for these connections, as on its command line
 */
export const createPool = (
  connectionString: string,
  size = 10,
  limits?: TimeLimits,
  options?: string,
): Pool => {
  const pool = new Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: connectMilliseconds,
    idleTimeoutMillis: idleMilliseconds,
    pipeline: true,
    keepAlive: true,
    ...(limits && limited(limits)),
    ...(options !== undefined && { options }),
  });
  pool.on('error', () => undefined);
  // A connection that is in use reports its loss by itself too; whoever waits for its answer gets the error anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** The connections of a server, by what they are for. */
export type Pools = Readonly<Record<WorkKind, Pool>>;

/** Reports and jobs have few connections of their own: however many there are, calls always find theirs. */
export const createPools = (databaseUrl: string, settings: Settings): Pools => {
  const { databasePool, lockTimeout: lock, idleTimeout: idle } = settings;
  const few = Math.max(2, Math.ceil(databasePool * 0.4));
  const pool = (size: number, statement: number, options?: string): Pool =>
    createPool(databaseUrl, size, { lock, statement, idle }, options);
  return {
    call: pool(databasePool, settings.callTimeout, forLists),
    report: pool(few, settings.reportTimeout),
    job: pool(few, settings.jobTimeout),
  };
};

/** Connections to the read replicas, to each as many as calls have to the primary: for pages, reports and exports. */
export const createReplicaPools = (settings: Settings): readonly Pool[] => {
  const { databaseReplicaUrls, databasePool, lockTimeout: lock, reportTimeout: statement } = settings;
  return databaseReplicaUrls.map((url) =>
    createPool(url, databasePool, { lock, statement, idle: settings.idleTimeout }, forLists),
  );
};

/** Gives all connections back. */
export const endPools = async (pools: Pools): Promise<void> => {
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
};
