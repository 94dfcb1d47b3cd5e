import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Refusal } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import { Unavailable, isPassing } from '../../engine/envelope/database-failure.ts';
import { Alarms } from '../alarms/alarms.ts';
import { errorMessage } from '../errors/describe-error.ts';
import { DiskFull, isDiskFull } from '../errors/disk-full.ts';
import { stackOf } from '../errors/source-stack.ts';
import type { Connection, Database } from '../database/database.ts';
import { JobInterrupted } from './job.ts';
import type { JobDefinition } from './job.ts';
import type { QueuedRun } from './job-queue.ts';
import type { JobRegistry } from './job-registry.ts';
import { beginJob, endJob, jobOfOwner, requeueJob } from './job-statements.ts';
import { notify } from '../notifications/notify.ts';
import { Progress, jobChanged } from './progress.ts';
import type { RunLocks } from './run-locks.ts';

/** Returns the context in which a user's job acts; undefined when the user may no longer act. */
export type ContextOfOwner = (
  institute: string,
  userId: number,
  requestId: string,
) => Promise<CallContext | undefined>;

/** Thrown to the queue so that it hands the job out again. */
class RunAgain extends Error {}

/** A run that did not complete. */
interface Interrupted {
  readonly id: string;
  readonly isLast: boolean;
  readonly signal: AbortSignal;
  /** What it has left behind, given why it failed. */
  readonly left: (problem: string | null) => Promise<unknown>;
}

const lockPause = 500;

/** What the owner reads about a job that no server has completed. */
export const stoppedTooOften = 'The server stopped too often while the job was running.';

const failed = 'The job could not be completed. Try again or ask your administrator.';

/** Runs jobs that the queue hands out, and records how they end. */
export class JobRunner {
  private readonly logger = new Logger('Jobs');
  private readonly running = new Map<string, AbortController>();
  /** Jobs whose lock this process holds or is acquiring; its own lock would not stop it from running one twice. */
  private readonly held = new Set<string>();
  private isEnding = false;
  private readonly database: Database;
  private readonly registry: JobRegistry;
  private readonly locks: RunLocks;
  private readonly contextOf: ContextOfOwner;

  constructor(database: Database, registry: JobRegistry, locks: RunLocks, contextOf: ContextOfOwner) {
    this.database = database;
    this.registry = registry;
    this.locks = locks;
    this.contextOf = contextOf;
  }

  isRunning(id: string): boolean {
    return this.held.has(id);
  }

  /** Interrupts a job of this process, if it is one. */
  cancel(id: string): void {
    this.running.get(id)?.abort(new JobInterrupted('cancelled'));
  }

  /** Interrupts all jobs of this process; they will be run again. */
  interruptAll(): void {
    this.running.forEach((controller) => controller.abort(new JobInterrupted('stopping')));
  }

  /** Interrupts all jobs and starts no others. */
  end(): void {
    this.isEnding = true;
    this.interruptAll();
  }

  /** @throws RunAgain when the job was interrupted and has to be handed out again */
  async run(queued: QueuedRun): Promise<void> {
    const key = `${queued.institute}/${queued.id}`;
    while (!(await this.hold(queued.id, key))) {
      // A process that was presumed dead but is only slow continues with it; waiting costs none of the runs that the queue
      // allows.
      await delay(lockPause);
      if (this.isEnding) throw new RunAgain('The job is still held by another process.');
    }
    const controller = new AbortController();
    this.running.set(queued.id, controller);
    try {
      await this.runLocked(queued, controller);
    } finally {
      this.running.delete(queued.id);
      this.held.delete(queued.id);
      await this.locks.release(key).catch(() => undefined);
    }
  }

  /** Takes the lock of a job. False: this process or another one is running it. */
  private async hold(id: string, key: string): Promise<boolean> {
    if (this.held.has(id)) return false;
    this.held.add(id);
    let isTaken = false;
    try {
      isTaken = await this.locks.take(key);
      return isTaken;
    } finally {
      if (!isTaken) this.held.delete(id);
    }
  }

  private async runLocked({ id, institute, isLast }: QueuedRun, controller: AbortController): Promise<void> {
    const connection = this.database.of(institute);
    const record = await beginJob(connection, id);
    if (!record) return;
    const place = { id, institute, owner: Number(record.owner_id) };
    await jobChanged(connection, place);
    const definition = this.registry.get(record.kind);
    const context = await this.contextOf(institute, place.owner, id);
    try {
      if (!definition) throw new Error(`There is no kind of job "${record.kind}".`);
      if (!context) throw new Refusal(409, 'The user who started the job may no longer sign in.');
      const progress = new Progress(connection, place, controller);
      const result = await definition.run(record.input, {
        id,
        context,
        signal: controller.signal,
        progress: (done, total) => progress.report(done, total),
      });
      await endJob(connection, id, { state: 'done', result });
    } catch (error) {
      const left = (problem: string | null): Promise<unknown> =>
        this.leftBy(definition, record.input, id, context, problem);
      await this.endAfter(error, connection, { id, isLast, signal: controller.signal, left });
    } finally {
      await this.tell(connection, place.owner, id).catch(() => undefined);
      await jobChanged(connection, place).catch(() => undefined);
    }
  }

  /** What was done before it ended; failing to determine this is no reason not to end. */
  private async leftBy(
    definition: JobDefinition | undefined,
    input: unknown,
    id: string,
    context: CallContext | undefined,
    problem: string | null,
  ): Promise<unknown> {
    try {
      return context && (await definition?.left?.(input, { id, context }, problem));
    } catch (error) {
      this.logger.error(`Job ${id}: ${String(error)}`);
      return undefined;
    }
  }

  /** Notifies the owner of how a job has ended; one that is cancelled or will be run again is not news. */
  private async tell(connection: Connection, owner: number, id: string): Promise<void> {
    const job = await jobOfOwner(connection, id, owner);
    if (job?.state !== 'done' && job?.state !== 'failed') return;
    await notify(connection, [owner], { message: `job.${job.state}`, params: { title: job.title } });
  }

  private async endAfter(error: unknown, connection: Connection, run: Interrupted): Promise<void> {
    const { id, isLast, signal, left } = run;
    const reason: unknown = signal.aborted ? signal.reason : undefined;
    const interrupted = reason instanceof JobInterrupted ? reason.reason : undefined;
    if (interrupted === 'cancelled') {
      return endJob(connection, id, { state: 'cancelled', result: await left(null) });
    }
    if (!isLast && (interrupted || isPassing(error))) {
      this.logger.warn(`Job ${id} is run again: ${interrupted ?? errorMessage(error)}`);
      await requeueJob(connection, id).catch(() => undefined);
      throw new RunAgain('The job was interrupted.');
    }
    if (isDiskFull(error)) {
      const detail = `job ${id}: ${errorMessage(error)}`;
      await new Alarms(this.database).raise({ message: 'alarm.disk', detail });
    }
    const refusal = interrupted ? new Refusal(503, stoppedTooOften) : refusalOf(error);
    if (!refusal) {
      this.logger.error(`Job ${id}: ${stackOf(error)}`);
    }
    const problem = refusal?.message ?? failed;
    const result = await left(problem);
    return endJob(connection, id, {
      state: 'failed',
      error: problem,
      result: refusal ? { ...(result as object | undefined), code: refusal.code, ...refusal.data } : result,
    });
  }
}

/** What the owner may read about why a job has failed; undefined for a fault of the server. */
const refusalOf = (error: unknown): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return new DiskFull();
  return isPassing(error) ? new Unavailable() : undefined;
};
