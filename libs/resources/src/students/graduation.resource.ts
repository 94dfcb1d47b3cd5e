import { defineResource, f } from '@school/kernel';
import { moveAccess, moveCalls } from './batch-move.ts';

/** Students of a batch have finished school. */
export const graduation = defineResource('graduation', {
  module: 'students',
  label: ['Graduation', 'Graduations'],
  api: 'setup/v1/Graduate',
  ownCalls: moveCalls,
  screens: { list: '/batch_transfers/graduations', show: '/batch_transfers/graduations/:id' },
  menu: { group: 'students', order: 70, icon: 'badge', description: 'Who has finished school, and when' },
  noArchive: true,
  fields: {
    batch: f.ref('batch', { required: true, named: true }),
    date: f.date({ label: 'Day', required: true, default: 'today', max: 'today' }),
    description: f.text({ required: true, max: 255 }),
    items: f.lines('graduationItem', { label: 'Students', min: 1 }),
    students: f.rollup({ of: 'graduationItem', via: 'graduation', fn: 'count' }),
    deactivatedSource: f.flag({ label: 'Batch closed by the graduation', readOnly: true, default: false }),
  },
  title: 'batch',
  subtitle: ['date'],
  list: {
    columns: ['date', 'batch', 'students', 'description', 'deactivatedSource'],
    sort: '-date',
    filters: ['batch'],
  },
  sample: { date: '2026-04-01' },
  scope: { year: 'batch.academicYear' },
  access: moveAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    graduation: typeof graduation;
  }
}
