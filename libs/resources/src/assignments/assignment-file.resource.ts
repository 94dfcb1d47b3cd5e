import { defineResource, f } from '@school/kernel';
import type { Filter } from '@school/kernel';
import { assignmentFileTypes, assignmentReaders, teachers } from './access.ts';

type OfAssignment = Filter<`assignment.${string}`>;

const ofOwnBatches: OfAssignment = { 'assignment.batch_in': { $me: 'batches' } };
const givenTo = (chosen: OfAssignment): OfAssignment => ({
  'assignment.status_in': ['PUBLISHED', 'CLOSED'],
  _or: [{ ...ofOwnBatches, 'assignment.assignedTo': 'BATCH' }, chosen],
});

/** A file that a teacher hands out with an assignment. */
export const assignmentFile = defineResource('assignmentFile', {
  module: 'assignments',
  label: ['Assignment file', 'Assignment files'],
  parent: 'assignment',
  noArchive: true,
  fields: {
    file: f.file({ required: true, level: 'basic', accept: assignmentFileTypes }),
    note: f.text({ max: 120 }),
  },
  title: 'note',
  list: { columns: ['file', 'note'] },
  access: {
    read: assignmentReaders,
    create: teachers,
    update: teachers,
    delete: teachers,
    // A file is requested by its own address: these are the rows of its assignment.
    rows: {
      StudentView: 'all',
      StudentControl: 'all',
      EMPLOYEE: ofOwnBatches,
      STUDENT: givenTo({ 'assignment.students_contains': { $me: 'student' } }),
      PARENT: givenTo({ 'assignment.students_in': { $me: 'wards' } }),
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assignmentFile: typeof assignmentFile;
  }
}
