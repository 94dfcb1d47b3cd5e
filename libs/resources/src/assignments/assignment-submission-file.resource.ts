import { defineResource, f } from '@school/kernel';
import type { Filter, Role } from '@school/kernel';
import { assignmentFileTypes, assignmentReaders } from './access.ts';

const writers = ['StudentControl', 'EMPLOYEE', 'STUDENT'] as const;

/** A file is requested by its own address: these are the rows of its submission. */
const rows: Readonly<Record<Exclude<Role, 'ADMIN'>, Filter<`assignmentSubmission.${string}`>>> = {
  EMPLOYEE: { 'assignmentSubmission.assignment.batch_in': { $me: 'batches' } },
  STUDENT: { 'assignmentSubmission.student': { $me: 'student' } },
  PARENT: { 'assignmentSubmission.student_in': { $me: 'wards' } },
};

/** A file that a student hands in. */
export const assignmentSubmissionFile = defineResource('assignmentSubmissionFile', {
  module: 'assignments',
  label: ['File handed in', 'Files handed in'],
  parent: 'assignmentSubmission',
  noArchive: true,
  fields: {
    file: f.file({ required: true, level: 'basic', accept: assignmentFileTypes }),
    note: f.text({ max: 120 }),
  },
  title: 'note',
  list: { columns: ['file', 'note'] },
  access: {
    read: assignmentReaders,
    create: writers,
    update: writers,
    delete: writers,
    rows: { StudentView: 'all', StudentControl: 'all', ...rows },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assignmentSubmissionFile: typeof assignmentSubmissionFile;
  }
}
