import type { Connection, Transaction } from '../database/database.ts';
import { sendSignal } from '../signals/signals.ts';
import type { Job, JobState } from '@school/kernel';
import { jobTopics } from './job.ts';

interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly owner_id: string | null;
  readonly state: JobState;
  readonly done: number;
  readonly total: number | null;
  readonly result: unknown;
  readonly error: string | null;
  readonly input: unknown;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const columns =
  'id, kind, title, owner_id, state, done, total, result, error, input, created_at, finished_at';

export const jobOf = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  done: row.done,
  total: row.total,
  result: row.result,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});

interface NewJob {
  readonly kind: string;
  readonly title: string;
  readonly ownerId: number;
  readonly input: unknown;
  readonly uniqueKey: string | null;
}

/**
 * Writes a queued job. When one of the same kind and unique key is waiting or running, that one is returned instead: the
 * unique index decides, so two simultaneous clicks start one job.
 */
export const insertJob = async (
  transaction: Transaction,
  job: NewJob,
): Promise<{ readonly id: string; readonly created: boolean }> => {
  const values = [
    job.kind,
    job.title.slice(0, 300),
    job.ownerId,
    JSON.stringify(job.input ?? null),
    job.uniqueKey,
  ];
  for (;;) {
    const [created] = await transaction.query<{ id: string }>({
      name: 'job_insert',
      text: `insert into job_record (kind, title, owner_id, input, unique_key) values ($1, $2, $3, $4, $5)
         on conflict (kind, unique_key) where state in ('queued', 'running') do nothing returning id`,
      values,
    });
    if (created) return { id: created.id, created: true };
    const [existing] = await transaction.query<{ id: string }>({
      name: 'job_existing',
      text: `select id from job_record where kind = $1 and unique_key = $2 and state in ('queued', 'running')`,
      values: [job.kind, job.uniqueKey],
    });
    if (existing) return { id: existing.id, created: false };
  }
};

export const jobsOfOwner = async (connection: Connection, ownerId: number, limit: number): Promise<Job[]> => {
  const rows = await connection.query<JobRow>({
    name: 'jobs_of_owner',
    text: `select ${columns} from job_record where owner_id = $1 order by created_at desc, id limit $2`,
    values: [ownerId, limit],
  });
  return rows.map(jobOf);
};

export const jobOfOwner = async (
  connection: Connection,
  id: string,
  ownerId: number,
): Promise<Job | undefined> => {
  const [row] = await connection.query<JobRow>({
    name: 'job_of_owner',
    text: `select ${columns} from job_record where id = $1 and owner_id = $2`,
    values: [id, ownerId],
  });
  return row && jobOf(row);
};

/** Starts a run, or another one after a crash; nothing when the job is over or was cancelled before it started. */
export const beginJob = async (connection: Connection, id: string): Promise<JobRow | undefined> => {
  const [row] = await connection.query<JobRow>({
    name: 'job_begin',
    text: `update job_record set state = 'running', started_at = coalesce(started_at, now())
       where id = $1 and state in ('queued', 'running') and not cancel_requested returning ${columns}`,
    values: [id],
  });
  return row;
};

/** Saves the progress of the job; returns whether its owner wants it to stop. */
export const writeProgress = async (
  connection: Connection,
  id: string,
  done: number,
  total: number | null,
): Promise<boolean> => {
  const [row] = await connection.query<{ cancel_requested: boolean }>({
    name: 'job_progress',
    text: `update job_record set done = $2, total = coalesce($3, total) where id = $1 and state = 'running'
       returning cancel_requested`,
    values: [id, done, total],
  });
  return row?.cancel_requested ?? true;
};

interface Ending {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly result?: unknown;
  readonly error?: string;
}

/** Ends a job that is waiting or running. Later endings change nothing. */
export const endJob = async (connection: Connection, id: string, ending: Ending): Promise<void> => {
  await connection.query({
    name: 'job_end',
    text: `update job_record set state = $2::text, result = $3, error = $4, finished_at = now(),
         done = case when $2::text = 'done' then coalesce(total, done) else done end
       where id = $1 and state in ('queued', 'running')`,
    values: [id, ending.state, JSON.stringify(ending.result ?? null), ending.error ?? null],
  });
};

/** Requeues an interrupted job, to be run again. */
export const requeueJob = async (connection: Connection, id: string): Promise<void> => {
  await connection.query({
    name: 'job_requeue',
    text: `update job_record set state = 'queued' where id = $1 and state = 'running'`,
    values: [id],
  });
};

/** Asks a job to stop. One that has not started ends immediately. Returns its current state. */
export const requestCancel = async (
  transaction: Transaction,
  id: string,
  ownerId: number,
): Promise<JobState | undefined> => {
  const [row] = await transaction.query<{ state: JobState }>({
    name: 'job_cancel',
    text: `update job_record set cancel_requested = true,
         finished_at = case when state = 'queued' then now() end,
         state = case when state = 'queued' then 'cancelled' else state end
       where id = $1 and owner_id = $2 and state in ('queued', 'running') returning state`,
    values: [id, ownerId],
  });
  if (row?.state === 'running') {
    await sendSignal(transaction, {
      topic: jobTopics.cancel,
      institute: transaction.institute,
      data: { id },
    });
  }
  return row?.state;
};
