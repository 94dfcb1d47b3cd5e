import PgBoss from 'pg-boss';
import { startLocks, underLock } from '../database/advisory-lock.ts';
import { queueConnections } from '../database/pools.ts';
import type { Transaction } from '../database/database.ts';

/** State of a job; the rest is in its record. */
export interface QueuedJob {
  readonly institute: string;
  readonly id: string;
}

/** A run of a job that the queue hands out. */
export interface QueuedRun extends QueuedJob {
  /** Whether the queue gives the job up when this run does not complete. */
  readonly isLast: boolean;
}

const queue = 'school-job';
const schema = 'pgboss';

/**
 * How often a job is rerun after a crash, a stop or a transient fault, and how: after one or two seconds at first, then
 * with a doubling delay, so that it outlasts some minutes in which the database is unavailable or a table is locked.
 */
const runAgain = { retryLimit: 8, retryDelay: 1, retryBackoff: true } as const;

/** Jobs that run concurrently in one process: limited to what two small cores can do alongside requests. */
const workers = 2;
const pollingSeconds = 2;

/** Longer than any job; its lock, not the time, tells whether a server is still running one. */
const longestHours = 23;

/** The pg-boss queue, in the same database, so that a job is queued with the transaction that requests it. */
export class JobQueue {
  private boss: PgBoss;
  private readonly connectionString: string;
  private readonly onError: (error: Error) => void;
  private readonly workerIds: string[] = [];
  private started: Promise<void> | undefined;

  constructor(connectionString: string, onError: (error: Error) => void) {
    this.connectionString = connectionString;
    this.onError = onError;
    this.boss = this.create();
  }

  /** Whether jobs can be accepted and are being run. */
  get isReady(): boolean {
    return this.workerIds.length === workers;
  }

  /** One that failed to start is of no further use. */
  private create(): PgBoss {
    const boss = new PgBoss({
      connectionString: this.connectionString,
      schema,
      max: queueConnections,
      application_name: 'school-jobs',
      schedule: false,
    });
    boss.on('error', this.onError);
    return boss;
  }

  /**
   * Creates the tables of the queue when they are missing, one server after the other: concurrent servers would lock each
   * other out. The next call retries what failed.
   */
  prepare(): Promise<void> {
    this.started ??= underLock(this.connectionString, startLocks.schema, () => this.start()).catch(
      async (error: unknown) => {
        this.started = undefined;
        await this.boss.stop({ graceful: false, wait: false }).catch(() => undefined);
        this.boss = this.create();
        throw error;
      },
    );
    return this.started;
  }

  private async start(): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(queue, {
      name: queue,
      policy: 'standard',
      ...runAgain,
      expireInHours: longestHours,
      retentionDays: 7,
    });
  }

  /** Hands waiting jobs to `run`, a few at a time. */
  async work(run: (job: QueuedRun) => Promise<void>): Promise<void> {
    await this.prepare();
    while (this.workerIds.length < workers) {
      const id = await this.boss.work<QueuedJob>(
        queue,
        { batchSize: 1, pollingIntervalSeconds: pollingSeconds, includeMetadata: true },
        async ([job]) => {
          if (!job) return;
          const { id, data, retryCount, retryLimit } = job;
          await run({ institute: data.institute, id, isLast: retryCount >= retryLimit });
        },
      );
      this.workerIds.push(id);
    }
  }

  /** Checks for waiting jobs now. */
  wake(): void {
    this.workerIds.forEach((id) => this.boss.notifyWorker(id));
  }

  async add(transaction: Transaction, id: string): Promise<void> {
    await this.prepare();
    const executeSql = async (text: string, values: unknown[]): Promise<{ rows: object[] }> => ({
      rows: await transaction.query({ text, values }),
    });
    await this.boss.send(
      queue,
      { institute: transaction.institute },
      { id, ...runAgain, expireInHours: longestHours, db: { executeSql } },
    );
  }

  /** Removes a job that nobody has started. */
  async remove(id: string): Promise<void> {
    await this.boss.cancel(queue, id);
  }

  /** Jobs that some process started at least `seconds` ago and has not ended. */
  async begun(seconds: number): Promise<QueuedJob[]> {
    const { rows } = await this.boss.getDb().executeSql(
      `select id, data->>'institute' as institute from ${schema}.job
       where name = $1 and state = 'active' and started_on < now() - make_interval(secs => $2)`,
      [queue, seconds],
    );
    return rows as QueuedJob[];
  }

  /** Gives up the run of a job. True: it will be run again, false: it has been tried often enough. */
  async giveUp(id: string, reason: string): Promise<boolean> {
    await this.boss.fail(queue, id, { reason });
    const job = await this.boss.getJobById(queue, id);
    return job !== null && ['retry', 'created'].includes(job.state);
  }

  async stop(): Promise<void> {
    if (!this.started) return;
    await this.started.catch(() => undefined);
    await this.boss.stop({ graceful: true, wait: true, timeout: 15_000 }).catch(() => undefined);
  }
}
