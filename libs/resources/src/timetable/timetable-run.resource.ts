import { defineResource, f } from '@school/kernel';
import { timetableKeepers } from './access.ts';

/** One search for a timetable: its input, its progress, and the best result so far. Nothing takes effect until it is accepted. */
export const timetableRun = defineResource('timetableRun', {
  module: 'timetable',
  label: ['Timetable search', 'Timetable searches'],
  api: 'setup/v1/TimetableRuns',
  screens: { list: '/timetable/searches', show: '/timetable/searches/:id' },
  menu: {
    group: 'timetable',
    order: 55,
    icon: 'history',
    description: 'Timetables the system has made, and what became of them',
    access: timetableKeepers,
  },
  ownCalls: ['save', 'update', 'delete', 'archive', 'restore', 'bulk', 'import'],
  accountedBy: 'timetable',
  noArchive: true,
  fields: {
    timetable: f.ref('timetable', { required: true, readOnly: true, named: true, onDelete: 'cascade' }),
    state: f.choice(
      {
        WAITING: 'Waits',
        SEARCHING: 'Searching',
        DONE: 'Found',
        TAKEN: 'Taken',
        DISCARDED: 'Discarded',
        FAILED: 'Failed',
      },
      {
        required: true,
        readOnly: true,
        default: 'WAITING',
        tones: {
          WAITING: 'neutral',
          SEARCHING: 'info',
          DONE: 'warning',
          TAKEN: 'success',
          DISCARDED: 'neutral',
          FAILED: 'error',
        },
      },
    ),
    seed: f.int({ required: true, readOnly: true, help: 'The same number produces the same timetable' }),
    seconds: f.int({ label: 'Maximum seconds', required: true, readOnly: true, min: 1, max: 600 }),
    lessons: f.int({ label: 'Lessons to place', readOnly: true, default: 0 }),
    placed: f.int({ label: 'Lessons placed', readOnly: true, default: 0 }),
    cost: f.int({
      label: 'Wishes not fulfilled',
      readOnly: true,
      default: 0,
      help: 'Gaps, lessons in a row and hours teachers would rather not have, weighted; the lower the better',
    }),
    stopAsked: f.flag({ label: 'Stop requested', readOnly: true, default: false }),
    startedAt: f.dateTime({ readOnly: true }),
    finishedAt: f.dateTime({ readOnly: true }),
    chosen: f.json({ label: 'Batches', readOnly: true }),
    made: f.json({ label: 'Lessons found', readOnly: true }),
    unplaced: f.json({ label: 'Not placed', readOnly: true }),
  },
  title: 'timetable',
  subtitle: ['state', 'startedAt'],
  list: {
    columns: ['startedAt', 'timetable', 'state', 'lessons', 'placed', 'cost', 'seed', 'finishedAt'],
    head: 'startedAt',
    sort: '-startedAt',
    filters: ['timetable', 'state'],
  },
  access: { read: timetableKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    timetableRun: typeof timetableRun;
  }
}
