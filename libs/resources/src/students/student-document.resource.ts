import { any, defineResource, f, isEmpty, not } from '@school/kernel';
import { studentKeepers } from './access.ts';

const readers = ['StudentView', 'StudentControl', 'Admission', 'EMPLOYEE'] as const;

/** A document that was handed in, filed by type: first of an applicant, then of the student after admission. */
export const studentDocument = defineResource('studentDocument', {
  module: 'students',
  label: ['Document', 'Documents handed in'],
  api: 'setup/v1/StudentDocument',
  screens: { list: '/student_documents', show: '/student_documents/:id' },
  menu: {
    group: 'students',
    order: 62,
    icon: 'document',
    description: 'Certificates and records, filed by category',
    access: ['StudentView', 'StudentControl', 'Admission'],
  },
  noArchive: true,
  fields: {
    student: f.ref('student', { named: true, onDelete: 'cascade' }),
    applicant: f.ref('applicant', { label: 'Application', named: true, onDelete: 'cascade' }),
    category: f.ref('studentDocumentCategory', {
      label: 'Paper',
      required: true,
      filter: { active: true },
      named: true,
    }),
    file: f.file({
      level: 'private',
      accept: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'],
      maxBytes: 5_000_000,
    }),
    receivedOn: f.date({
      label: 'Handed in on',
      required: true,
      default: 'today',
      max: 'today',
      index: true,
    }),
    isOriginal: f.flag({ label: 'The original has been seen', default: false }),
    note: f.text({ max: 250 }),
  },
  title: 'category',
  subtitle: ['receivedOn'],
  list: {
    columns: ['category', 'student', 'applicant', 'file', 'receivedOn', 'isOriginal', 'note'],
    sort: '-receivedOn',
    filters: ['category', 'receivedOn', 'isOriginal'],
  },
  checks: [
    {
      key: 'belongsToSomebody',
      holds: any(not(isEmpty('student')), not(isEmpty('applicant'))),
      message: 'Choose who the document belongs to',
      field: 'student',
    },
  ],
  sample: { receivedOn: '2026-03-01', student: true, applicant: undefined },
  access: {
    read: readers,
    create: studentKeepers,
    update: studentKeepers,
    delete: studentKeepers,
    rows: {
      StudentView: 'all',
      StudentControl: 'all',
      Admission: 'all',
      EMPLOYEE: { 'student.batch_in': { $me: 'batches' } },
    },
    levels: { private: { read: ['StudentView', 'StudentControl', 'Admission'], write: studentKeepers } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentDocument: typeof studentDocument;
  }
}
