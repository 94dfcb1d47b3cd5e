import { defineResource, f, is } from '@school/kernel';
import { studentKeepers, studentReaders, studentRows } from './access.ts';

/** Records that a guardian is responsible for a student, and how to reach the guardian about them. */
export const studentGuardian = defineResource('studentGuardian', {
  module: 'students',
  label: ['Student guardian', 'Student guardians'],
  api: 'setup/v1/StudentGuardian',
  parent: 'student',
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, onDelete: 'cascade' }),
    guardian: f.ref('guardian', { required: true, create: true, named: true }),
    relation: f.ref('genericCode', { required: true, filter: { listKey: 'RELATION' } }),
    mobile: f.lookup({ label: 'Mobile', via: 'guardian', field: 'mobile', as: 'text' }),
    immediateContact: f.flag({ label: 'Immediate contact', default: false }),
    portalAccess: f.flag({ label: 'May sign in', default: true }),
    mayPickUp: f.flag({ label: 'May pick up', default: false }),
    hasCustody: f.flag({ label: 'Has custody', default: true }),
  },
  title: 'guardian',
  subtitle: ['relation'],
  list: {
    columns: [
      'guardian',
      'relation',
      'mobile',
      'immediateContact',
      'portalAccess',
      'mayPickUp',
      'hasCustody',
    ],
  },
  unique: [{ fields: ['student', 'guardian'] }, { fields: ['student'], where: is('immediateContact', true) }],
  access: {
    read: studentReaders,
    create: studentKeepers,
    update: studentKeepers,
    delete: studentKeepers,
    rows: studentRows('student', 'student.batch'),
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentGuardian: typeof studentGuardian;
  }
}
