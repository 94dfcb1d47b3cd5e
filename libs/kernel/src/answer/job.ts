export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** A background job on the server, as its owner sees it. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly state: JobState;
  /** Units of work done so far, and their total; the total is null until it is known. */
  readonly done: number;
  readonly total: number | null;
  /** Result in the form of its kind. */
  readonly result: unknown;
  /** Why it failed, as shown to the owner. */
  readonly error: string | null;
  /** Moments as ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly finishedAt: string | null;
}
