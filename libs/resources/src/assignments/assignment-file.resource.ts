import { defineResource, f } from '@school/kernel';
import { assignmentFileTypes, assignmentReaders, teachers } from './access.ts';

/** A file that a teacher hands out with an assignment. */
export const assignmentFile = defineResource('assignmentFile', {
  module: 'assignments',
  label: ['File of an assignment', 'Files of assignments'],
  parent: 'assignment',
  noArchive: true,
  fields: {
    file: f.file({ required: true, level: 'basic', accept: assignmentFileTypes }),
    note: f.text({ max: 120 }),
  },
  title: 'note',
  list: { columns: ['file', 'note'] },
  access: { read: assignmentReaders, create: teachers, update: teachers, delete: teachers },
});
