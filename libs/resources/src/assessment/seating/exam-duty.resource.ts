import { defineResource, f } from '@school/kernel';
import { examKeepers, resultReaders } from '../access.ts';

/** Who invigilates in a hall. Nobody is in two halls at the same time, which the database enforces. */
export const examDuty = defineResource('examDuty', {
  module: 'assessment',
  label: ['Invigilator', 'Invigilators'],
  api: 'setup/v1/ExamDuty',
  screens: { list: '/exam_sittings/invigilators', create: '/exam_sittings/invigilators/new' },
  menu: {
    group: 'exams',
    order: 33,
    icon: 'people',
    description: 'Who invigilates when, and in which hall',
    access: ['EMPLOYEE', ...resultReaders],
  },
  fields: {
    hall: f.ref('examHall', { required: true, onDelete: 'cascade', named: true }),
    employee: f.ref('employee', {
      required: true,
      named: true,
      onDelete: 'restrict',
      filter: { status: 'ACTIVE' },
    }),
    sitting: f.ref('examSitting', { readOnly: true, onDelete: 'cascade', named: true }),
    date: f.date({ label: 'Day', readOnly: true, index: true }),
    startTime: f.time({ label: 'From', readOnly: true }),
    endTime: f.time({ label: 'To', readOnly: true }),
  },
  title: 'employee',
  subtitle: ['hall', 'date'],
  list: {
    columns: ['date', 'startTime', 'endTime', 'hall', 'employee', 'sitting'],
    head: 'employee',
    sort: 'date',
    filters: ['sitting', 'hall', 'employee', 'date'],
    views: [
      { key: 'coming', label: 'Coming', filter: { date_gte: { $date: 'today' } } },
      { key: 'mine', label: 'Mine', filter: { employee: { $me: 'employee' } } },
    ],
  },
  noArchive: true,
  unique: [{ fields: ['hall', 'employee'] }],
  noOverlap: [{ key: 'oneHall', fields: ['employee', 'date'], from: 'startTime', to: 'endTime' }],
  scope: { year: 'date' },
  access: {
    read: ['EMPLOYEE', ...resultReaders],
    create: examKeepers,
    update: examKeepers,
    delete: examKeepers,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examDuty: typeof examDuty;
  }
}
