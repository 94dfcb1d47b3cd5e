import { defineResource, f, isEmpty, not } from '@school/kernel';
import { admissionOffice, admissionReaders } from './access.ts';

const isNew = isEmpty('guardian');

/** Who is responsible for an applicant: someone the school knows already, or a new person. */
export const applicantGuardian = defineResource('applicantGuardian', {
  module: 'admissions',
  label: ['Guardian', 'Guardians'],
  parent: 'applicant',
  noArchive: true,
  fields: {
    guardian: f.ref('guardian', {
      label: 'Known guardian',
      named: true,
      help: 'Leave empty for a new family',
    }),
    firstName: f.text({ max: 60 }),
    lastName: f.text({ max: 60 }),
    relation: f.ref('genericCode', { required: true, filter: { listKey: 'RELATION' } }),
    mobile: f.phone({ level: 'private', max: 25 }),
    email: f.email({ level: 'private', max: 120 }),
    occupation: f.text({ max: 80 }),
    immediateContact: f.flag({ label: 'Immediate contact', default: false }),
  },
  title: 'firstName',
  list: { columns: ['guardian', 'firstName', 'lastName', 'relation', 'mobile', 'email', 'immediateContact'] },
  conditions: {
    firstName: { required: isNew, readOnly: not(isNew) },
    lastName: { readOnly: not(isNew) },
    mobile: { readOnly: not(isNew) },
    email: { readOnly: not(isNew) },
    occupation: { readOnly: not(isNew) },
  },
  access: {
    read: admissionReaders,
    create: admissionOffice,
    update: admissionOffice,
    delete: admissionOffice,
    levels: { private: { read: admissionReaders, write: admissionOffice } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    applicantGuardian: typeof applicantGuardian;
  }
}
