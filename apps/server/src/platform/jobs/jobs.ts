import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Conflict, NotFound } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { asKind } from '../database/work-kind.ts';
import { errorMessage } from '../errors/describe-error.ts';
import { sendSignal } from '../signals/signals.ts';
import type { Signals } from '../signals/signals.ts';
import { jobTopics } from './job.ts';
import type { Job } from '@school/kernel';
import type { JobDefinition } from './job.ts';
import { JobQueue } from './job-queue.ts';
import { JobRegistry } from './job-registry.ts';
import { JobRunner, stoppedTooOften } from './job-runner.ts';
import type { ContextOfOwner } from './job-runner.ts';
import { endJob, insertJob, jobOfOwner, jobsOfOwner, requestCancel } from './job-statements.ts';
import { jobChanged } from './progress.ts';
import { RunLocks } from './run-locks.ts';

const rescueMilliseconds = 3_000;
/** Between the first two attempts to start, and at most. */
const [firstPause, longestPause] = [500, 15_000];
/** A job starts a moment before its lock is taken. */
const graceSeconds = 3;
const listLength = 100;

export interface StartOptions {
  /** While a job of the same kind and key is waiting or running, that one is returned instead of a new one. */
  readonly uniqueKey?: string;
  /** Starts the job together with whatever else the transaction writes, or not at all. */
  readonly transaction?: Transaction;
}

/**
 * Long-running work with progress, cancellation and a result, which continues after the browser is closed or a server has
 * died.
 */
export class Jobs {
  private readonly logger = new Logger('Jobs');
  private readonly registry = new JobRegistry();
  private readonly database: Database;
  private readonly queue: JobQueue;
  private readonly locks: RunLocks;
  private readonly runner: JobRunner;
  private timer: NodeJS.Timeout | undefined;
  private beginning: Promise<void> | undefined;
  private ending = false;

  constructor(database: Database, connectionString: string, signals: Signals, contextOf: ContextOfOwner) {
    this.database = database;
    this.queue = new JobQueue(connectionString, (error) => this.logger.warn(`Queue: ${error.message}`));
    this.locks = new RunLocks(connectionString, () => this.runner.interruptAll());
    this.runner = new JobRunner(database, this.registry, this.locks, contextOf);
    signals.on(jobTopics.queued, () => this.queue.wake());
    signals.on(jobTopics.cancel, ({ data }) => this.runner.cancel(String(data['id'])));
  }

  /** Registers a kind of job; to be called while the application is being assembled. */
  register<Input, Result>(definition: JobDefinition<Input, Result>): void {
    this.registry.add(definition);
  }

  /** Starts a job for the caller and returns its id. */
  async start<Input>(
    context: CallContext,
    { kind, title }: Pick<JobDefinition<Input>, 'kind' | 'title'>,
    input: Input,
    { uniqueKey, transaction }: StartOptions = {},
  ): Promise<{ readonly jobId: string; readonly isNew: boolean }> {
    const queue = async (
      within: Transaction,
    ): Promise<{ readonly jobId: string; readonly isNew: boolean }> => {
      const { id, created } = await insertJob(within, {
        kind,
        title: typeof title === 'string' ? title : title(input),
        ownerId: context.actor.id,
        input,
        uniqueKey: uniqueKey ?? null,
      });
      if (!created) return { jobId: id, isNew: false };
      await this.queue.add(within, id);
      const { institute } = within;
      await sendSignal(within, { topic: jobTopics.queued, institute, data: {} });
      await jobChanged(within, { id, institute, owner: context.actor.id });
      return { jobId: id, isNew: true };
    };
    return transaction ? queue(transaction) : this.database.transaction(context.institute, queue);
  }

  /** Jobs of the caller, newest first. */
  list({ institute, actor }: CallContext): Promise<Job[]> {
    return jobsOfOwner(this.database.of(institute), actor.id, listLength);
  }

  /** @throws NotFound for unknown jobs and those of other users */
  async get({ institute, actor }: CallContext, id: string): Promise<Job> {
    const job = await jobOfOwner(this.database.of(institute), id, actor.id);
    if (!job) throw new NotFound();
    return job;
  }

  /** @throws Conflict when the job is over */
  async cancel(context: CallContext, id: string): Promise<Job> {
    await this.get(context, id);
    const state = await this.database.transaction(context.institute, async (transaction) => {
      const now = await requestCancel(transaction, id, context.actor.id);
      await jobChanged(transaction, { id, institute: context.institute, owner: context.actor.id });
      return now;
    });
    if (state === undefined) throw new Conflict('The job is already over.', { code: 'JOB_OVER' });
    if (state === 'cancelled') await this.queue.remove(id);
    return this.get(context, id);
  }

  /** Starts running jobs, in the background: the server answers requests while the queue is being prepared. */
  begin(): void {
    this.beginning = this.beginWork();
  }

  /** Whether jobs can be started and are being run; it takes a moment after startup. */
  get isReady(): boolean {
    return this.queue.isReady;
  }

  /** Retries until it succeeds, each time after a longer pause. */
  private async beginWork(): Promise<void> {
    for (let pause = firstPause; !this.ending; pause = Math.min(pause * 2, longestPause)) {
      try {
        await this.queue.work((job) => asKind('job', () => this.runner.run(job)));
        return this.watch();
      } catch (error) {
        this.logger.error(`The queue cannot be used, next try in ${pause} ms: ${errorMessage(error)}`);
        await delay(pause, undefined, { ref: false });
      }
    }
  }

  /** Interrupts what is running, which is then rerun by another server or after the next start. */
  async end(): Promise<void> {
    this.ending = true;
    await this.beginning;
    clearInterval(this.timer);
    this.runner.end();
    await this.queue.stop();
    await this.locks.close();
  }

  private watch(): void {
    const rescue = (): void =>
      void this.rescue().catch((error: unknown) => this.logger.warn(`Rescue: ${String(error)}`));
    this.timer = setInterval(rescue, rescueMilliseconds).unref();
    rescue();
  }

  /** Finds jobs whose server died midway, and has them run again. */
  private async rescue(): Promise<void> {
    for (const { id, institute } of await this.queue.begun(graceSeconds)) {
      const key = `${institute}/${id}`;
      if (this.runner.isRunning(id) || !(await this.locks.take(key))) continue;
      try {
        if (!(await this.queue.giveUp(id, 'The server stopped unexpectedly.')))
          await this.bury(institute, id);
      } finally {
        await this.locks.release(key);
      }
      this.queue.wake();
    }
  }

  private async bury(institute: string, id: string): Promise<void> {
    await endJob(this.database.of(institute), id, { state: 'failed', error: stoppedTooOften });
  }
}
