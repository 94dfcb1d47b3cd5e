import type { CallContext } from '../../engine/context.ts';

/** What a running job gets in addition to its input. */
export interface JobRun {
  readonly id: string;
  /** Acts with the owner's current rights. */
  readonly context: CallContext;
  /** Aborted when the owner cancels, when the server stops and when the job may be running elsewhere. */
  readonly signal: AbortSignal;
  /**
   * Reports its progress; cheap enough to be called for every row.
   * @throws the reason of the abort, so that a loop that reports its progress can be cancelled
   */
  progress(done: number, total?: number): Promise<void>;
}

/** A kind of job. `run` may be restarted from the beginning after a crash and must then not do things twice. */
export interface JobDefinition<Input = unknown, Result = unknown> {
  /** Stable name; stored in the records of jobs. */
  readonly kind: string;
  readonly title: string | ((input: Input) => string);
  /** What it returns becomes the result of the job: plain data, including ids of stored files. */
  readonly run: (input: Input, job: JobRun) => Promise<Result>;
  /**
   * Called when the job was cancelled or has failed, with the reason in case of failure; returns what it leaves behind, if
   * anything, which becomes the result.
   */
  readonly left?: (
    input: Input,
    job: Pick<JobRun, 'id' | 'context'>,
    problem: string | null,
  ) => Promise<Result | undefined>;
}

/** Describes a kind of job; `Jobs.register` registers it. */
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

/** Signals about jobs: one for its owner to look at, one that should stop, one waiting to be run. */
export const jobTopics = { changed: 'job-changed', cancel: 'job-cancel', queued: 'job-queued' } as const;
