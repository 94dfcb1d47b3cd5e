import { defineResource, f } from '@school/kernel';
import { studentReaders, studentRows } from './access.ts';

/** Records that a student takes an elective subject. Set for a whole batch on the subject's screen. */
export const studentElective = defineResource('studentElective', {
  module: 'students',
  label: ['Student elective', 'Student electives'],
  api: 'setup/v1/StudentElective',
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, onDelete: 'cascade' }),
    subject: f.ref('subject', { required: true, named: true }),
    batch: f.ref('batch', { required: true, named: true }),
  },
  title: 'subject',
  subtitle: ['student'],
  list: { columns: ['student', 'subject', 'batch'], sort: 'student', filters: ['subject', 'batch'] },
  unique: [{ fields: ['student', 'subject'] }],
  access: { read: studentReaders, rows: studentRows('student', 'batch') },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentElective: typeof studentElective;
  }
}
