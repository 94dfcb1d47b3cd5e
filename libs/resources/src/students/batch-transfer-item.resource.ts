import { defineResource } from '@school/kernel';
import { moveAccess, movedFields } from './batch-move.ts';

/** One student of a transfer. */
export const batchTransferItem = defineResource('batchTransferItem', {
  module: 'students',
  label: ['Transferred student', 'Transferred students'],
  parent: 'batchTransfer',
  noArchive: true,
  fields: movedFields,
  title: 'student',
  list: { columns: ['student', 'oldRollNumber', 'status'] },
  access: moveAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    batchTransferItem: typeof batchTransferItem;
  }
}
