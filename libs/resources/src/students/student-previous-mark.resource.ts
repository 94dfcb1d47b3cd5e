import { defineResource, f } from '@school/kernel';
import { studentKeepers, studentReaders } from './access.ts';

/** A mark that a student brings from the previous school. */
export const studentPreviousMark = defineResource('studentPreviousMark', {
  module: 'students',
  label: ['Mark', 'Marks'],
  parent: 'student',
  noArchive: true,
  fields: {
    subject: f.text({ required: true, max: 60 }),
    mark: f.text({ required: true, max: 20 }),
  },
  title: 'subject',
  list: { columns: ['subject', 'mark'] },
  access: { read: studentReaders, create: studentKeepers, update: studentKeepers, delete: studentKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentPreviousMark: typeof studentPreviousMark;
  }
}
