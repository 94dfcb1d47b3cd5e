import { defineResource } from '@school/kernel';
import { moveAccess, movedFields } from './batch-move.ts';

/** One student of a graduation. */
export const graduationItem = defineResource('graduationItem', {
  module: 'students',
  label: ['Graduate', 'Graduates'],
  parent: 'graduation',
  noArchive: true,
  fields: movedFields,
  title: 'student',
  list: { columns: ['student', 'oldRollNumber', 'status'] },
  access: moveAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    graduationItem: typeof graduationItem;
  }
}
