import { defineOperation, f, isOneOf, list, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { learnKeepers, learnVisitors } from './access.ts';
import { learnEntities } from './learn.fields.ts';

const count = f.int({ required: true, min: 0 });

/** What a synchronisation sends to the platform; without batches, for all that are currently taught. */
const scope = {
  users: f.flag({ label: 'User accounts', default: true }),
  courses: f.flag({ label: 'Courses', default: true }),
  enrolments: f.flag({ label: 'Enrolments', default: true }),
  grades: f.flag({ label: 'Fetch marks', default: false }),
  batches: f.refs('batch', { filter: { active: true } }),
} as const;

export const learnTest = defineOperation('learnTest', {
  module: 'learn',
  label: 'Test the connection',
  at: 'POST setup/v1/learn/test',
  answer: {
    site: f.text({ required: true }),
    version: f.text(),
    /** Functions of its web service that the synchronisation needs and the key may not use. */
    missing: list(f.text({ required: true }), { max: 50 }),
  },
  access: learnKeepers,
  hidden: true,
});

/** Plans a synchronisation and starts it; as a trial it only reports what there would be to do. */
export const learnBulkSync = defineOperation('learnBulkSync', {
  module: 'learn',
  label: 'Synchronise',
  at: 'POST setup/v1/learn/bulkSync',
  input: scope,
  answer: {
    run: f.int({ required: true }),
    jobId: f.text(),
    figures: rows(
      {
        kind: f.choice(learnEntities, { required: true }),
        create: count,
        update: count,
        suspend: count,
        remove: count,
        fetch: count,
        skip: count,
        leftOut: count,
      },
      { max: 5 },
    ),
  },
  access: learnKeepers,
  preview: true,
  hidden: true,
});

/** Repeats an earlier run: what is unchanged is not sent again. */
export const learnRerun = defineOperation('learnRerun', {
  module: 'learn',
  label: 'Run again',
  at: 'POST setup/v1/learn/rerun/:learnSyncRun',
  on: { one: 'learnSyncRun' },
  when: isOneOf('status', ['DONE', 'PARTIAL', 'FAILED']),
  answer: { run: f.int({ required: true, label: 'Synchronisation' }) },
  access: learnKeepers,
  confirm: 'Anything already the same on the platform is left unchanged.',
});

export const learnRetry = defineOperation('learnRetry', {
  module: 'learn',
  label: 'Retry',
  at: 'POST setup/v1/learn/retry/:learnSyncEvent',
  on: { one: 'learnSyncEvent' },
  when: isOneOf('status', ['ERROR', 'RETRY']),
  access: learnKeepers,
  done: 'It is being retried now.',
});

/** Address of the platform, for those who learn and teach there. */
export const learnDoor = defineOperation('learnDoor', {
  module: 'learn',
  label: 'The way to the platform',
  at: 'GET setup/v1/learn/door',
  answer: { address: f.text(), platform: f.text({ required: true }), isEnabled: f.flag({ required: true }) },
  access: learnVisitors,
});

/** A package in the OneRoster standard with everything that is sent to the platform. */
export const learnPackage = defineOperation('learnPackage', {
  module: 'learn',
  label: 'OneRoster package',
  at: 'GET setup/v1/learn/oneRoster/export',
  input: { batches: scope.batches },
  answer: 'file',
  access: learnKeepers,
});

export const learnOperations = [
  learnTest,
  learnBulkSync,
  learnRerun,
  learnRetry,
  learnDoor,
  learnPackage,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof learnOperations> {}
}
