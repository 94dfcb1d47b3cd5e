import type { CallContext } from '../../engine/context.ts';

/** What a running job gets besides its input. */
export interface JobRun {
  readonly id: string;
  /** Acts with the rights that the owner has now. */
  readonly context: CallContext;
  /** Aborted when the owner cancels, when the server stops and when the job may be running elsewhere. */
  readonly signal: AbortSignal;
  /**
   * Tells how far it is; cheap enough to be called for every row.
   * @throws the reason of the abort, so a loop that reports its progress can be cancelled
   */
  progress(done: number, total?: number): Promise<void>;
}

/** A kind of job. `run` may be started again from the beginning after a crash and must then not do things twice. */
export interface JobDefinition<Input = unknown, Result = unknown> {
  /** Stable name; records of jobs carry it. */
  readonly kind: string;
  readonly title: string | ((input: Input) => string);
  /** What it gives becomes the result of the job: plain data, ids of stored files included. */
  readonly run: (input: Input, job: JobRun) => Promise<Result>;
  /**
   * Told that the job was cancelled or has failed, and why it has failed; gives what it leaves behind, when that is not
   * nothing, which becomes the result.
   */
  readonly left?: (
    input: Input,
    job: Pick<JobRun, 'id' | 'context'>,
    problem: string | null,
  ) => Promise<Result | undefined>;
}

/** Describes a kind of job; `Jobs.register` makes it known. */
export const defineJob = <Input, Result>(
  definition: JobDefinition<Input, Result>,
): JobDefinition<Input, Result> => definition;

/** Why a job was interrupted. */
export class JobInterrupted extends Error {
  readonly reason: 'cancelled' | 'stopping';

  constructor(reason: 'cancelled' | 'stopping') {
    super(`The job is ${reason}.`);
    this.name = new.target.name;
    this.reason = reason;
  }
}

/** Signals about jobs: one that its owner should look at, one that should stop, one that waits to be run. */
export const jobTopics = { changed: 'job-changed', cancel: 'job-cancel', queued: 'job-queued' } as const;
