import PgBoss from 'pg-boss';
import type { Transaction } from '../database/database.ts';

/** Where a job stands; the rest is in its record. */
export interface QueuedJob {
  readonly institute: string;
  readonly id: string;
}

const queue = 'school-job';
const schema = 'pgboss';

/** Runs that are cut short by a crash or a stop before a job is given up. */
const retryLimit = 8;

/** Jobs that run at the same time in one process: bounded by what two small cores can do beside requests. */
const workers = 2;
const pollingSeconds = 2;

/** Longer than any job; whether a server still runs one is known by its lock and not by the time. */
const longestHours = 23;

/** The queue of pg-boss, in the same database, so that a job is queued with the transaction that asks for it. */
export class JobQueue {
  private readonly boss: PgBoss;
  private readonly workerIds: string[] = [];
  private started: Promise<void> | undefined;

  constructor(connectionString: string, onError: (error: Error) => void) {
    this.boss = new PgBoss({
      connectionString,
      schema,
      max: 3,
      application_name: 'school-jobs',
      schedule: false,
    });
    this.boss.on('error', onError);
  }

  /** Makes the tables of the queue when they are missing; any number of processes may do it at once. */
  prepare(): Promise<void> {
    this.started ??= this.start();
    return this.started;
  }

  private async start(): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(queue, {
      name: queue,
      policy: 'standard',
      retryLimit,
      retryDelay: 0,
      expireInHours: longestHours,
      retentionDays: 7,
    });
  }

  /** Hands waiting jobs to `run`, a few at a time. */
  async work(run: (job: QueuedJob) => Promise<void>): Promise<void> {
    await this.prepare();
    for (let index = 0; index < workers; index += 1) {
      const id = await this.boss.work<QueuedJob>(
        queue,
        { batchSize: 1, pollingIntervalSeconds: pollingSeconds },
        async ([job]) => {
          if (job) await run({ institute: job.data.institute, id: job.id });
        },
      );
      this.workerIds.push(id);
    }
  }

  /** Looks for waiting jobs now. */
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
      { id, retryLimit, expireInHours: longestHours, db: { executeSql } },
    );
  }

  /** Takes a job out that nobody has begun. */
  async remove(id: string): Promise<void> {
    await this.boss.cancel(queue, id);
  }

  /** Jobs that some process has begun at least `seconds` ago and not ended. */
  async begun(seconds: number): Promise<QueuedJob[]> {
    const { rows } = await this.boss.getDb().executeSql(
      `select id, data->>'institute' as institute from ${schema}.job
       where name = $1 and state = 'active' and started_on < now() - make_interval(secs => $2)`,
      [queue, seconds],
    );
    return rows as QueuedJob[];
  }

  /** Gives up the run of a job. True: it will be run again, false: it was tried often enough. */
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
