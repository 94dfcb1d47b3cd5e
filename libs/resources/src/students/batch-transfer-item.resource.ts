import { defineResource, f } from '@school/kernel';
import { moveAccess, movedFields } from './batch-move.ts';

/** One student of a transfer. */
export const batchTransferItem = defineResource('batchTransferItem', {
  module: 'students',
  label: ['Transferred student', 'Transferred students'],
  parent: 'batchTransfer',
  noArchive: true,
  fields: {
    ...movedFields,
    status: f.choice(
      { PLANNED: 'Prepared', DONE: 'Done', LEFT_OUT: 'Left out', REVERTED: 'Undone' },
      {
        required: true,
        default: 'DONE',
        readOnly: true,
        index: true,
        tones: { PLANNED: 'info', DONE: 'success', LEFT_OUT: 'warning', REVERTED: 'neutral' },
      },
    ),
  },
  title: 'student',
  list: { columns: ['student', 'oldRollNumber', 'status'] },
  access: moveAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    batchTransferItem: typeof batchTransferItem;
  }
}
