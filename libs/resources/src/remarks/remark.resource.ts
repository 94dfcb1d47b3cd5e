import { defineResource, f } from '@school/kernel';

const writers = ['StudentControl', 'EMPLOYEE'] as const;

/** What a teacher notes about a student, for those named in it to read. */
export const remark = defineResource('remark', {
  module: 'remarks',
  label: ['Remark', 'Remarks'],
  api: 'setup/v1/Remarks',
  noArchive: true,
  screens: { list: '/remarks', create: '/remarks/new', show: '/remarks/:id', edit: '/remarks/:id/edit' },
  menu: {
    group: 'students',
    order: 70,
    icon: 'chat',
    description: 'What teachers note about students',
    access: ['EMPLOYEE', 'StudentView', 'StudentControl'],
    also: [{ group: 'mySchool', order: 40, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  fields: {
    student: f.ref('student', { required: true, filter: { status: 'ACTIVE' }, onDelete: 'cascade' }),
    batch: f.ref('batch', { readOnly: true, named: true, help: 'The student’s batch on that day' }),
    type: f.ref('remarkType', {
      label: 'Remark set',
      required: true,
      filter: { target: 'STUDENT', active: true },
    }),
    subject: f.ref('subject', { named: true, onDelete: 'clear' }),
    text: f.longText({ label: 'Remark', required: true, max: 1000, search: true }),
    date: f.date({ label: 'Day', required: true, default: 'today', max: 'today', index: true }),
    author: f.text({ label: 'Written by', readOnly: true, max: 200, noCopy: true }),
    visibleTo: f.choices(
      { STUDENT: 'The student', PARENT: 'The parents' },
      { label: 'Also for', help: 'Colleagues who teach the batch can always read it' },
    ),
  },
  title: 'type',
  subtitle: ['student', 'date'],
  list: {
    columns: ['date', 'student', 'batch', 'type', 'subject', 'text', 'author', 'visibleTo'],
    head: 'student',
    sort: '-date',
    filters: ['type', 'batch', 'student', 'subject', 'date'],
  },
  actions: {
    addToMany: {
      label: 'Note for several',
      on: 'list',
      access: writers,
      ask: {
        students: f.refs('student', { required: true, filter: { status: 'ACTIVE' } }),
        type: f.ref('remarkType', {
          label: 'Remark set',
          required: true,
          filter: { target: 'STUDENT', active: true },
        }),
        text: f.longText({ label: 'Remark', required: true, max: 1000 }),
      },
    },
  },
  sample: { date: '2026-03-01', subject: undefined },
  access: {
    read: ['StudentView', 'StudentControl', 'EMPLOYEE', 'STUDENT', 'PARENT'],
    create: writers,
    update: writers,
    delete: writers,
    own: ['EMPLOYEE'],
    rows: {
      StudentView: 'all',
      StudentControl: 'all',
      EMPLOYEE: { _or: [{ createdBy: { $me: 'id' } }, { batch_in: { $me: 'batches' } }] },
      STUDENT: { student: { $me: 'student' }, visibleTo_contains: 'STUDENT' },
      PARENT: { student_in: { $me: 'wards' }, visibleTo_contains: 'PARENT' },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    remark: typeof remark;
  }
}
