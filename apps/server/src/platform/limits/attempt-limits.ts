import type { Pool } from 'pg';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { startLocks, underLock } from '../database/advisory-lock.ts';
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
  /** Wrong passwords from one IP address; a whole school may share one. */
  address: { points: 100, duration: quarterHour },
  /** Reset links for one account. */
  resetAccount: { points: 5, duration: quarterHour },
  /** Requests for reset links from one IP address, and attempts with reset tokens. */
  resetAddress: { points: 30, duration: quarterHour },
  /** Document checks from one IP address. */
  verification: { points: 60, duration: quarterHour },
  /** Invalid codes from one IP address. */
  wrongCode: { points: 20, duration: quarterHour },
} as const satisfies Record<string, Allowance>;

export type LimitName = keyof typeof allowances;

/** A counter that is full: a limit and who is counted by it. */
export interface Attempt {
  readonly limit: LimitName;
  readonly key: string;
}

const table = 'attempt_limit';

/** Counters belong to the installation, not to one institute, so they are in a schema of their own. */
export const limitsSchema = 'platform';

const createTable = (pool: Pool, databaseUrl: string): Promise<void> =>
  underLock(databaseUrl, startLocks.schema, async () => {
    await pool.query(`create schema if not exists ${limitsSchema}`);
    await pool.query(
      `create unlogged table if not exists ${limitsSchema}.${table}
         (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
  });

/** The clock of the database in milliseconds: the one shared by all servers. */
const now = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const counters = `${limitsSchema}.${table}`;

/** The state of a counter. */
interface Counted {
  readonly points: number;
  /** Milliseconds until it resets. */
  readonly left: number;
}

const readCounter = `select points, (expire - ${now})::float8 as "left" from ${counters}
  where key = $1 and expire > ${now}`;

const countOne = `insert into ${counters} as c (key, points, expire) values ($1, 1, ${now} + $2)
  on conflict (key) do update set
    points = case when c.expire > ${now} then c.points + 1 else 1 end,
    expire = case when c.expire > ${now} then c.expire else ${now} + $2 end
  returning points, (expire - ${now})::float8 as "left"`;

/** Counts attempts across all processes; when the database fails, each process counts on its own. */
export class AttemptLimits {
  private readonly pool: Pool;
  private readonly databaseUrl: string;
  private readonly own: Readonly<Record<LimitName, RateLimiterMemory>>;

  constructor(pool: Pool, databaseUrl: string) {
    this.pool = pool;
    this.databaseUrl = databaseUrl;
    const limiter = (name: LimitName): RateLimiterMemory =>
      new RateLimiterMemory({ keyPrefix: name, ...allowances[name] });
    this.own = {
      account: limiter('account'),
      address: limiter('address'),
      resetAccount: limiter('resetAccount'),
      resetAddress: limiter('resetAddress'),
      verification: limiter('verification'),
      wrongCode: limiter('wrongCode'),
    };
  }

  async start(): Promise<void> {
    await createTable(this.pool, this.databaseUrl);
    await this.pool.query(`delete from ${counters} where expire < ${now}`);
  }

  /** Refuses when one of the counters is already full; counts nothing. */
  async check(attempts: readonly Attempt[]): Promise<void> {
    for (const { limit, key } of attempts) {
      const counted = await this.ask(readCounter, [`${limit}:${key}`]).catch(() => this.readOwn(limit, key));
      if (counted && counted.points >= allowances[limit].points) throw new TooManyAttempts(counted.left);
    }
  }

  /** Counts one attempt in each; refuses when that exceeds the limit. */
  async count(attempts: readonly Attempt[]): Promise<void> {
    for (const { limit, key } of attempts) {
      const { points, duration } = allowances[limit];
      const counted = await this.ask(countOne, [`${limit}:${key}`, duration * 1_000]).catch(() =>
        this.countOwn(limit, key),
      );
      if (counted && counted.points > points) throw new TooManyAttempts(counted.left);
    }
  }

  /** Clears the count after a success. */
  async forget({ limit, key }: Attempt): Promise<void> {
    await this.own[limit].delete(key);
    await this.pool
      .query(`delete from ${counters} where key = $1`, [`${limit}:${key}`])
      // A remaining counter expires by itself; a user who has signed in is not refused because of it.
      .catch(() => undefined);
  }

  private async ask(text: string, values: readonly unknown[]): Promise<Counted | undefined> {
    const { rows } = await this.pool.query<Counted>(text, [...values]);
    return rows[0];
  }

  private async readOwn(limit: LimitName, key: string): Promise<Counted | undefined> {
    const state = await this.own[limit].get(key);
    return state ? { points: state.consumedPoints, left: state.msBeforeNext } : undefined;
  }

  private async countOwn(limit: LimitName, key: string): Promise<Counted> {
    const state = await this.own[limit].penalty(key);
    return { points: state.consumedPoints, left: state.msBeforeNext };
  }
}
