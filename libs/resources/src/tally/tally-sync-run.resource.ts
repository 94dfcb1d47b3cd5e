import { defineResource, f, field, gte, is } from '@school/kernel';
import { bookTakers, tallyStaff } from './access.ts';
import { syncProblems } from './problems.ts';

const told = { readOnly: true, noCopy: true } as const;
const counted = { ...told, required: true, default: 0, min: 0 } as const;

/** One transmission of the books to Tally over the network: by hand, by schedule, or of those that failed. */
export const tallySyncRun = defineResource('tallySyncRun', {
  module: 'tally',
  label: ['Transfer to Tally', 'Transfers to Tally'],
  api: 'tally/v1/sync',
  screens: {
    list: '/scheduled_jobs/TallyManualSyncJob/1',
    create: '/tally_exports/manual_sync',
    show: '/scheduled_jobs/TallyManualSyncJob/1/:id',
  },
  menu: {
    group: 'tally',
    order: 20,
    icon: 'history',
    description: 'What was sent to Tally over the network, when, and the outcome',
    access: tallyStaff,
    create: { label: 'Manual sync', description: 'Send entries for chosen days to Tally now' },
  },
  noArchive: true,
  noHistory: 'A sending says itself who began it, when it ran and how it ended.',
  fields: {
    company: f.ref('tallyCompany', {
      named: true,
      onDelete: 'restrict',
      help: 'If empty, the usual one is used',
    }),
    fromDate: f.date({ label: 'From', required: true, max: 'today' }),
    toDate: f.date({ label: 'To', required: true, max: 'today', default: 'today' }),
    origin: f.choice(
      { MANUAL: 'By hand', SCHEDULE: 'By schedule', AGAIN: 'Retry failed ones' },
      { label: 'Begun', ...told, required: true, default: 'MANUAL' },
    ),
    status: f.choice(
      { WAITING: 'Waits', RUNNING: 'Under way', DONE: 'Done', FAILED: 'Failed' },
      {
        ...told,
        required: true,
        default: 'WAITING',
        index: true,
        passing: ['WAITING', 'RUNNING'],
        tones: { WAITING: 'neutral', RUNNING: 'info', DONE: 'success', FAILED: 'error' },
      },
    ),
    entries: f.int({ label: 'Entries', ...counted }),
    confirmed: f.int({ label: 'In Tally', ...counted }),
    failed: f.int({ label: 'Failed', ...counted }),
    problem: f.choice(syncProblems, { label: 'Problem', ...told }),
    startedAt: f.dateTime({ label: 'Began', ...told }),
    finishedAt: f.dateTime({ label: 'Ended', ...told }),
    aliveAt: f.dateTime({ label: 'Last activity', ...told, index: true }),
    slot: f.text({ label: 'Schedule slot', max: 20, unique: true, ...told }),
  },
  form: {
    tabs: [
      {
        key: 'sending',
        label: 'Sending',
        sections: [
          { fields: ['company', 'fromDate', 'toDate'] },
          {
            label: 'Result',
            fields: [
              'status',
              'problem',
              'origin',
              'entries',
              'confirmed',
              'failed',
              'startedAt',
              'finishedAt',
            ],
          },
        ],
      },
    ],
  },
  title: 'fromDate',
  subtitle: ['toDate', 'company'],
  list: {
    columns: [
      'startedAt',
      'finishedAt',
      'origin',
      'fromDate',
      'toDate',
      'company',
      'entries',
      'confirmed',
      'failed',
      'status',
      'problem',
    ],
    head: 'fromDate',
    sort: '-startedAt',
    filters: ['status', 'origin', 'startedAt'],
    tone: [{ when: is('status', 'FAILED'), tone: 'error' }],
  },
  related: [{ key: 'records', label: 'Entries', resource: 'tallySyncRecord', via: 'run' }],
  checks: [
    {
      key: 'toAfterFrom',
      holds: gte(field('toDate'), field('fromDate')),
      message: 'The last day must not be before the first',
      field: 'toDate',
    },
  ],
  sample: { fromDate: '2026-03-01', toDate: '2026-03-02' },
  access: { read: tallyStaff, create: bookTakers, import: [] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallySyncRun: typeof tallySyncRun;
  }
}
