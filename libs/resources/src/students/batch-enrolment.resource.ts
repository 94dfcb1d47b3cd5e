import { defineResource, f, isEmpty } from '@school/kernel';
import { studentReaders, studentRows } from './access.ts';

/** Which batch a student was in, from when to when; the open row is the current batch. Written only by the product. */
export const batchEnrolment = defineResource('batchEnrolment', {
  module: 'students',
  label: ['Student batch', 'Student batches'],
  api: 'setup/v1/BatchEnrolment',
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, onDelete: 'cascade' }),
    batch: f.ref('batch', { required: true, named: true }),
    academicYear: f.ref('academicYear'),
    rollNumber: f.text({ max: 12, natural: true }),
    startDate: f.date({ required: true }),
    endDate: f.date(),
    exitReason: f.choice({
      TRANSFERRED: 'Transferred',
      GRADUATED: 'Graduated',
      LEFT: 'Left',
      REVERTED: 'Undone',
    }),
  },
  title: 'batch',
  subtitle: ['student'],
  list: {
    columns: ['student', 'batch', 'academicYear', 'rollNumber', 'startDate', 'endDate', 'exitReason'],
    sort: '-startDate',
    filters: ['batch', 'academicYear', 'exitReason'],
  },
  scope: { year: 'academicYear' },
  unique: [{ fields: ['student'], where: isEmpty('endDate') }],
  sample: { startDate: '2026-04-01', endDate: '2027-03-31' },
  access: { read: studentReaders, rows: studentRows('student', 'batch') },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    batchEnrolment: typeof batchEnrolment;
  }
}
