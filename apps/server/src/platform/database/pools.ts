import { Pool } from 'pg';
import type { Settings } from '../settings/definitions.ts';
import type { WorkKind } from './work-kind.ts';

/** How long PostgreSQL allows things to take, in seconds; the pool itself gives up a little later. */
export interface TimeLimits {
  /** Waiting for a lock held by another transaction. */
  readonly lock: number;
  readonly statement: number;
  /** An idle transaction. */
  readonly idle: number;
}

/**
 * List pages look up who has a row elsewhere, over two indexes of the same key. A merge of these takes a third of the time
 * of a parallel hash: at a million rows the hash outgrows the processor's caches.
 */
const forLists = '-c enable_parallel_hash=off';

/** A caller that gets no connection, or no reply when requesting one, is told so after this time. */
const connectMilliseconds = 4_000;
/** A connection knows tables and statements that a new one has to learn again: it is kept during a pause between clicks. */
const idleMilliseconds = 60_000;
/** PostgreSQL cancels what takes too long; when it does not even report that, the connection is dead. */
const silenceMilliseconds = 2_000;

const limited = ({ lock, statement, idle }: TimeLimits) => ({
  lock_timeout: lock * 1_000,
  statement_timeout: statement * 1_000,
  idle_in_transaction_session_timeout: idle * 1_000,
  query_timeout: statement * 1_000 + silenceMilliseconds,
});

/**
 * A pool whose idle connections may die without bringing the process down. Statements on one connection are sent one after
 * the other without waiting for the results in between.
 * @param limits none for commands, which may wait as long as necessary
 * @param options PostgreSQL settings for these connections, as on its command line
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
  // A connection in use also reports its own loss; a caller waiting for its result gets the error anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** The connections of a server, by purpose. */
export type Pools = Readonly<Record<WorkKind, Pool>>;

/** The size of each pool of a server that takes so many connections for calls. */
const sizes = (calls: number): Readonly<Record<WorkKind, number>> => {
  const few = Math.max(2, Math.ceil(calls * 0.4));
  return { call: calls, report: few, job: few };
};

/** Connections of the job queue, which has a pool of its own. */
export const queueConnections = 3;

/** One connection hears the signals of other servers, one watches the database, one marks the jobs that run. */
const singleConnections = 3;

/** How many connections a server opens to its database at most, by how many it takes for calls. */
export const connectionsOf = (calls: number): number => {
  const { call, report, job } = sizes(calls);
  return call + report + job + queueConnections + singleConnections;
};

/** Reports and jobs have a few connections of their own: however many of them run, calls always find theirs. */
export const createPools = (databaseUrl: string, settings: Settings): Pools => {
  const { databasePool, lockTimeout: lock, idleTimeout: idle } = settings;
  const { call, report, job } = sizes(databasePool);
  const pool = (size: number, statement: number, options?: string): Pool =>
    createPool(databaseUrl, size, { lock, statement, idle }, options);
  return {
    call: pool(call, settings.callTimeout, forLists),
    report: pool(report, settings.reportTimeout),
    job: pool(job, settings.jobTimeout),
  };
};

/** Connections to the read replicas, for each as many as calls have to the primary: for pages, reports and exports. */
export const createReplicaPools = (settings: Settings): readonly Pool[] => {
  const { databaseReplicaUrls, databasePool, lockTimeout: lock, reportTimeout: statement } = settings;
  return databaseReplicaUrls.map((url) =>
    createPool(url, databasePool, { lock, statement, idle: settings.idleTimeout }, forLists),
  );
};

/** Closes all connections. */
export const endPools = async (pools: Pools): Promise<void> => {
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
};
