import { defineResource, f, is } from '@school/kernel';
import { learnKeepers } from './access.ts';
import { learnProblems } from './learn.fields.ts';

const told = { readOnly: true, noCopy: true } as const;
const counted = { ...told, required: true, default: 0, min: 0 } as const;

/** One synchronisation of the platform: by hand, by schedule, or repeated. */
export const learnSyncRun = defineResource('learnSyncRun', {
  module: 'learn',
  label: ['Synchronisation', 'Synchronisations'],
  api: 'setup/v1/LearnSyncRun',
  screens: { list: '/la_sync_data', show: '/la_sync_data/:id' },
  menu: {
    group: 'learn',
    order: 40,
    icon: 'history',
    description: 'What was sent to the platform, when, and the result',
    access: learnKeepers,
  },
  noArchive: true,
  noHistory: 'A run says itself who began it, when it ran and how it ended.',
  fields: {
    kind: f.choice(
      { BULK: 'By hand', INCREMENTAL: 'By schedule', MANUAL: 'Again' },
      { label: 'Begun', required: true, default: 'BULK', ...told },
    ),
    users: f.flag({ label: 'User accounts', default: true, ...told }),
    courses: f.flag({ label: 'Courses', default: true, ...told }),
    enrolments: f.flag({ label: 'Enrolments', default: true, ...told }),
    grades: f.flag({ label: 'Fetch marks', default: false, ...told }),
    batches: f.refs('batch', { named: true, help: 'If empty, all batches taught now', ...told }),
    status: f.choice(
      { QUEUED: 'Waits', RUNNING: 'Under way', DONE: 'Done', PARTIAL: 'In part', FAILED: 'Failed' },
      {
        ...told,
        required: true,
        default: 'QUEUED',
        index: true,
        passing: ['QUEUED', 'RUNNING'],
        tones: { QUEUED: 'neutral', RUNNING: 'info', DONE: 'success', PARTIAL: 'warning', FAILED: 'error' },
      },
    ),
    events: f.int({ label: 'Steps', ...counted }),
    created: f.int({ label: 'Created', ...counted }),
    updated: f.int({ label: 'Changed', ...counted }),
    suspended: f.int({ label: 'Suspended or removed', ...counted }),
    fetched: f.int({ label: 'Fetched', ...counted }),
    skipped: f.int({ label: 'Unchanged', ...counted }),
    leftOut: f.int({ label: 'Left out', help: 'Missing something the platform requires', ...counted }),
    failed: f.int({ label: 'Failed', ...counted }),
    problem: f.choice(learnProblems, { label: 'Problem', ...told }),
    said: f.text({ label: 'Message from the platform', max: 500, ...told }),
    startedOn: f.date({ label: 'Day', required: true, ...told }),
    startedBy: f.ref('user', { label: 'Started by', named: true, onDelete: 'clear', ...told }),
    startedAt: f.dateTime({ label: 'Began', ...told }),
    finishedAt: f.dateTime({ label: 'Ended', ...told }),
    aliveAt: f.dateTime({ label: 'Last activity', ...told, index: true }),
    slot: f.text({ label: 'Schedule slot', max: 20, unique: true, ...told }),
    underWay: f.text({ label: 'One at a time', max: 3, unique: true, ...told }),
  },
  form: {
    tabs: [
      {
        key: 'run',
        label: 'Synchronisation',
        sections: [
          {
            fields: [
              'status',
              'problem',
              'said',
              'events',
              'created',
              'updated',
              'suspended',
              'fetched',
              'skipped',
              'leftOut',
              'failed',
            ],
          },
          { label: 'What', fields: ['users', 'courses', 'enrolments', 'grades', 'batches'] },
          { label: 'When', fields: ['kind', 'startedBy', 'startedAt', 'finishedAt'] },
        ],
      },
    ],
  },
  title: 'startedOn',
  subtitle: ['kind'],
  list: {
    columns: [
      'startedAt',
      'finishedAt',
      'kind',
      'created',
      'updated',
      'suspended',
      'skipped',
      'failed',
      'status',
      'problem',
    ],
    head: 'startedAt',
    sort: '-startedAt',
    filters: ['status', 'kind', 'startedAt'],
    tone: [{ when: is('status', 'FAILED'), tone: 'error' }],
  },
  related: [{ key: 'steps', label: 'Steps', resource: 'learnSyncEvent', via: 'run' }],
  access: { read: learnKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    learnSyncRun: typeof learnSyncRun;
  }
}
