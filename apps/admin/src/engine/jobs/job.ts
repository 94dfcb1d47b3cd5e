import type { Job } from '@school/kernel';

export const isOver = (job: Pick<Job, 'state'> | undefined): boolean =>
  job?.state === 'done' || job?.state === 'failed' || job?.state === 'cancelled';

/** The progress, 0 to 100; undefined while the end is not known. */
export const percentOf = (job: Pick<Job, 'state' | 'done' | 'total'>): number | undefined => {
  if (job.state === 'done') return 100;
  return job.total ? Math.min(100, Math.floor((job.done / job.total) * 100)) : undefined;
};

/** Jobs with a newer state replaced in place, newest first. */
export const withJob = (jobs: readonly Job[], job: Job): readonly Job[] =>
  [job, ...jobs.filter((one) => one.id !== job.id)].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
