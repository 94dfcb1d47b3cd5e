import { defineResource, f } from '@school/kernel';
import { moveAccess, moveCalls } from './batch-move.ts';

/** Students go from one batch into another: the next class, or the one beside. */
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
    description: 'Who was moved from which batch into which',
  },
  noArchive: true,
  fields: {
    fromBatch: f.ref('batch', { required: true, named: true }),
    toBatch: f.ref('batch', { required: true, named: true }),
    date: f.date({ label: 'Day', required: true, default: 'today', max: 'today' }),
    note: f.longText({ max: 1000 }),
    items: f.lines('batchTransferItem', { label: 'Students', min: 1 }),
    students: f.rollup({ of: 'batchTransferItem', via: 'batchTransfer', fn: 'count' }),
    deactivatedSource: f.flag({ label: 'The old batch was closed by it', readOnly: true, default: false }),
  },
  title: 'fromBatch',
  subtitle: ['toBatch', 'date'],
  list: {
    columns: ['date', 'fromBatch', 'toBatch', 'students', 'note', 'deactivatedSource'],
    sort: '-date',
    filters: ['fromBatch', 'toBatch'],
  },
  sample: { date: '2026-04-01' },
  access: moveAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    batchTransfer: typeof batchTransfer;
  }
}
