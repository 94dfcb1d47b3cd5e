import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyAttempts } from './too-many-attempts.ts';

/** How many attempts are allowed in how many seconds. */
interface Allowance {
  readonly points: number;
  readonly duration: number;
}

const quarterHour = 15 * 60;

const allowances = {
  /** Wrong passwords for one account. */
  account: { points: 10, duration: quarterHour },
  /** Wrong passwords from one address; a whole school may share one. */
  address: { points: 100, duration: quarterHour },
  /** Reset links for one account. */
  resetAccount: { points: 5, duration: quarterHour },
  /** Requests for reset links from one address, and tries of reset tokens. */
  resetAddress: { points: 30, duration: quarterHour },
} as const satisfies Record<string, Allowance>;

export type LimitName = keyof typeof allowances;

/** A counter that is full: one of a limit and whom it counts. */
export interface Attempt {
  readonly limit: LimitName;
  readonly key: string;
}

const table = 'attempt_limit';
const lockNumber = 7_204_115;

/** Counters belong to the installation and not to one institute, so they stand in a schema of their own. */
export const limitsSchema = 'platform';

const createTable = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(`create schema if not exists ${limitsSchema}`);
    await client.query(
      `create unlogged table if not exists ${limitsSchema}.${table}
         (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => undefined);
    client.release();
  }
};

/** Counts attempts for all processes together; when the database fails, each process counts for itself. */
export class AttemptLimits {
  private readonly pool: Pool;
  private readonly limiters: Readonly<Record<LimitName, RateLimiterAbstract>>;

  constructor(pool: Pool) {
    this.pool = pool;
    const limiter = (name: LimitName): RateLimiterAbstract =>
      new RateLimiterPostgres({
        storeClient: pool,
        schemaName: limitsSchema,
        tableName: table,
        tableCreated: true,
        // Its timer would go on when the server has ended; housekeeping does the same.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...allowances[name] }),
        ...allowances[name],
      });
    this.limiters = {
      account: limiter('account'),
      address: limiter('address'),
      resetAccount: limiter('resetAccount'),
      resetAddress: limiter('resetAddress'),
    };
  }

  async start(): Promise<void> {
    await createTable(this.pool);
    await this.pool.query(`delete from ${limitsSchema}.${table} where expire < $1`, [Date.now()]);
  }

  /** Refuses when one of the counters is already full; counts nothing. */
  async check(attempts: readonly Attempt[]): Promise<void> {
    for (const { limit, key } of attempts) {
      const state = await this.limiters[limit].get(key);
      if (state && state.consumedPoints >= allowances[limit].points) {
        throw new TooManyAttempts(state.msBeforeNext);
      }
    }
  }

  /** Counts one attempt in each; refuses when that was one too many. */
  async count(attempts: readonly Attempt[]): Promise<void> {
    for (const { limit, key } of attempts) {
      await this.limiters[limit].consume(key).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? new TooManyAttempts(reason.msBeforeNext) : reason;
      });
    }
  }

  /** Forgets what was counted, after a success. */
  async forget({ limit, key }: Attempt): Promise<void> {
    await this.limiters[limit].delete(key);
  }
}
