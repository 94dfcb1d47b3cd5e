import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { errorCode } from '../errors/describe-error.ts';

/** A replica that has failed is left alone for a while. */
const restMilliseconds = 30_000;
/** Replicas lag by milliseconds; one that lags further behind is not waited for. */
const pause = 25;

/** How often a replica is checked until it has what is needed: a page has less time than a report. */
const looksFor = { page: 3, report: 20 } as const;
export type ReadingKind = keyof typeof looksFor;

const caughtUp = `select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, not pg_is_in_recovery()) as "isFresh"`;

/** Read replicas, used in turn. They are read from only when they have everything written so far. */
export class Replicas {
  private readonly pools: readonly Pool[];
  private readonly restingUntil = new WeakMap<Pool, number>();
  private turn = 0;

  constructor(pools: readonly Pool[]) {
    this.pools = pools;
  }

  /**
   * A connection to a replica that has every write made before this call, by anyone on any server; the caller releases it.
   * Undefined when there is none, and the primary has to be used.
   */
  async connect(primary: Pool, kind: ReadingKind): Promise<PoolClient | undefined> {
    const pool = this.next();
    if (!pool || (kind === 'page' && isTaken(pool))) return undefined;
    const { rows } = await primary.query<{ place: string }>(
      'select pg_current_wal_insert_lsn()::text as place',
    );
    try {
      return await freshOn(pool, rows[0]?.place ?? '', looksFor[kind]);
    } catch {
      this.restingUntil.set(pool, Date.now() + restMilliseconds);
      return undefined;
    }
  }

  private next(): Pool | undefined {
    const ready = this.pools.filter((pool) => (this.restingUntil.get(pool) ?? 0) < Date.now());
    this.turn += 1;
    return ready[this.turn % Math.max(1, ready.length)];
  }
}

/** Whether a page would have to wait for a connection; the primary has free ones. */
const isTaken = ({ idleCount, totalCount, options }: Pool): boolean =>
  idleCount === 0 && totalCount >= options.max;

const freshOn = async (pool: Pool, place: string, looks: number): Promise<PoolClient | undefined> => {
  const client = await pool.connect();
  try {
    for (let look = 0; look < looks; look += 1) {
      const { rows } = await client.query<{ isFresh: boolean }>(caughtUp, [place]);
      if (rows[0]?.isFresh === true) return client;
      await delay(pause);
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
  return undefined;
};

/** The replica was stopped or lost, or had to apply a write that conflicted with the statement; neither happens on the primary. */
export const isReplicaFault = (error: unknown): boolean => {
  const code = errorCode(error);
  return code === '40001' || /^(?:57P|08)/.test(code) || !/^[0-9A-Z]{5}$/.test(code);
};
