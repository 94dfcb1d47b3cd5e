import { UuidPipe } from '../../platform/bodies/uuid.pipe.ts';
import type { Job } from '@school/kernel';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { jobsOfUser, jobShown } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    jobsOfUser: readonly Job[];
    jobShown: Job;
  }
}

/** Jobs of the caller. */
export const jobReadings = (jobs: Jobs) => [
  handle(jobsOfUser, ({ context }) => jobs.list(context)),
  handle(jobShown, ({ input: { id }, context }) => jobs.get(context, new UuidPipe().transform(id))),
];
