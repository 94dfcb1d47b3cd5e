import { defineResource, f } from '@school/kernel';
import { learnKeepers } from './access.ts';
import { learnEntities, learnProblems } from './learn.fields.ts';

const told = { readOnly: true } as const;

/** One step of a synchronisation, and its outcome. */
export const learnSyncEvent = defineResource('learnSyncEvent', {
  module: 'learn',
  label: ['Synchronisation step', 'Synchronisation steps'],
  api: 'setup/v1/LearnSyncEvent',
  screens: { list: '/la_sync_events', show: '/la_sync_events/:id' },
  menu: {
    group: 'learn',
    order: 50,
    icon: 'list',
    description: 'Each step on the way to the platform; failed steps are retried',
    access: learnKeepers,
  },
  noArchive: true,
  noHistory: 'A step says itself what became of it, when and why.',
  fields: {
    run: f.ref('learnSyncRun', {
      label: 'Synchronisation',
      required: true,
      index: true,
      onDelete: 'cascade',
      ...told,
    }),
    entityType: f.choice(learnEntities, { label: 'Kind', required: true, ...told }),
    localId: f.text({ label: 'Number here', required: true, max: 40, ...told }),
    name: f.text({ required: true, max: 250, search: true, ...told }),
    action: f.choice(
      {
        CREATE: 'Create',
        UPDATE: 'Change',
        SUSPEND: 'Suspend',
        DELETE: 'Remove',
        GRADE_PULL: 'Fetch marks',
      },
      { required: true, ...told },
    ),
    status: f.choice(
      { PENDING: 'Waits', OK: 'Done', ERROR: 'Failed', RETRY: 'Will be retried' },
      {
        required: true,
        default: 'PENDING',
        index: true,
        ...told,
        tones: { PENDING: 'neutral', OK: 'success', ERROR: 'error', RETRY: 'warning' },
      },
    ),
    attempts: f.int({ required: true, default: 0, min: 0, ...told }),
    problem: f.choice(learnProblems, { label: 'Problem', ...told }),
    message: f.text({ label: 'Message from the platform', max: 500, ...told }),
    entered: f.int({ label: 'Marks entered', min: 0, ...told }),
    other: f.int({
      label: 'Marks that differ',
      help: 'Already entered here and left unchanged',
      min: 0,
      ...told,
    }),
    strange: f.int({ label: 'Marks of people not taking it', min: 0, ...told }),
    at: f.dateTime({ label: 'When', required: true, ...told }),
    nextAt: f.dateTime({ label: 'Next attempt', index: true, ...told }),
    checksum: f.text({ label: 'Checksum', max: 64, level: 'system', ...told }),
    sent: f.json({ label: 'What is told', level: 'system', ...told }),
  },
  title: 'name',
  subtitle: ['action'],
  form: {
    tabs: [
      {
        key: 'step',
        label: 'Step',
        sections: [
          { fields: ['status', 'problem', 'message', 'attempts', 'at', 'nextAt'] },
          { label: 'What', fields: ['run', 'entityType', 'name', 'localId', 'action'] },
          { label: 'Marks', fields: ['entered', 'other', 'strange'] },
        ],
      },
    ],
  },
  unique: [{ fields: ['run', 'entityType', 'localId'] }],
  list: {
    columns: ['at', 'entityType', 'name', 'action', 'status', 'problem', 'message', 'attempts', 'nextAt'],
    head: 'name',
    sort: '-at',
    filters: ['status', 'problem', 'entityType', 'action', 'run'],
    views: [
      { key: 'failed', label: 'Failed', filter: { status: 'ERROR' } },
      { key: 'waiting', label: 'Waiting', filter: { status_in: ['PENDING', 'RETRY'] } },
    ],
  },
  access: { read: learnKeepers, levels: { system: { read: [], write: [] } } },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    learnSyncEvent: typeof learnSyncEvent;
  }
}
