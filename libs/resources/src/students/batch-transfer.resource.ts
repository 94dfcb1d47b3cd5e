import { defineResource, f } from '@school/kernel';
import { batchKeepers } from './access.ts';
import { moveAccess, moveCalls } from './batch-move.ts';

/** Students move from one batch to another: the next class, or a parallel one. */
export const batchTransfer = defineResource('batchTransfer', {
  module: 'students',
  label: ['Batch transfer', 'Transfers made'],
  api: 'setup/v1/BatchTransfer',
  ownCalls: moveCalls,
  screens: { list: '/batch_transfers/made', show: '/batch_transfers/made/:id' },
  menu: {
    group: 'students',
    order: 60,
    icon: 'history',
    description: 'Who was moved from which batch to which',
  },
  noArchive: true,
  fields: {
    fromBatch: f.ref('batch', { required: true, named: true }),
    toBatch: f.ref('batch', { required: true, named: true }),
    date: f.date({
      label: 'Day',
      required: true,
      default: 'today',
      help: 'If in the future, students stay where they are until then',
    }),
    state: f.choice(
      { PLANNED: 'Prepared', DONE: 'Done', CANCELLED: 'Called off' },
      {
        required: true,
        default: 'DONE',
        readOnly: true,
        tones: { PLANNED: 'info', DONE: 'success', CANCELLED: 'neutral' },
      },
    ),
    note: f.longText({ max: 1000 }),
    items: f.lines('batchTransferItem', { label: 'Students', min: 1 }),
    students: f.rollup({ of: 'batchTransferItem', via: 'batchTransfer', fn: 'count' }),
    deactivatedSource: f.flag({ label: 'Old batch closed by the transfer', readOnly: true, default: false }),
  },
  lifecycle: {
    field: 'state',
    initial: 'PLANNED',
    transitions: {
      takeEffect: {
        label: 'Run now',
        access: batchKeepers,
        from: ['PLANNED'],
        to: 'DONE',
        confirm: 'The students leave their current batch and its registers today.',
      },
      callOff: {
        label: 'Call off',
        access: batchKeepers,
        from: ['PLANNED'],
        to: 'CANCELLED',
        tone: 'warning',
        confirm: 'The students stay in their current batch.',
      },
    },
  },
  title: 'fromBatch',
  subtitle: ['toBatch', 'date'],
  list: {
    columns: ['date', 'state', 'fromBatch', 'toBatch', 'students', 'note', 'deactivatedSource'],
    sort: '-date',
    filters: ['state', 'fromBatch', 'toBatch'],
  },
  sample: { date: '2026-04-01' },
  scope: { year: 'fromBatch.academicYear' },
  access: moveAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    batchTransfer: typeof batchTransfer;
  }
}
