import { defineResource, f, is } from '@school/kernel';
import { academicAccess } from './access.ts';

/** An employee who looks after a batch: takes its attendance and speaks for it. */
export const batchTutor = defineResource('batchTutor', {
  module: 'academics',
  label: ['Tutor', 'Tutors'],
  api: 'setup/v1/ClassBatchTutor',
  fields: {
    batch: f.ref('batch', { required: true, onDelete: 'cascade' }),
    employee: f.ref('employee', { required: true, filter: { status: 'ACTIVE' }, onDelete: 'cascade' }),
    isPrimary: f.flag({ label: 'Class teacher', default: false }),
  },
  title: 'employee',
  subtitle: ['batch'],
  list: { columns: ['batch', 'employee', 'isPrimary'], sort: 'employee' },
  unique: [{ fields: ['batch', 'employee'] }, { fields: ['batch'], where: is('isPrimary', true) }],
  noArchive: true,
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    batchTutor: typeof batchTutor;
  }
}
