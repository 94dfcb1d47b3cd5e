import { defineResource, f } from '@school/kernel';

/** Appointment letters, certificates, permits, with their expiry dates. */
export const employeeDocument = defineResource('employeeDocument', {
  module: 'hr',
  label: ['Document', 'Documents'],
  api: 'setup/v1/EmployeeDocuments',
  fields: {
    employee: f.ref('employee', { required: true, onDelete: 'cascade' }),
    name: f.text({ required: true, max: 120, search: true }),
    file: f.file({
      level: 'private',
      accept: ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png'],
      maxBytes: 5_000_000,
    }),
    expiresOn: f.date({ index: true }),
  },
  title: 'name',
  list: {
    columns: ['employee', 'name', 'file', 'expiresOn'],
    sort: 'expiresOn',
    filters: ['employee'],
  },
  access: {
    read: ['EmployeePrivate'],
    create: ['EmployeePrivate'],
    update: ['EmployeePrivate'],
    delete: ['EmployeePrivate'],
    levels: { private: { read: ['EmployeePrivate'], write: ['EmployeePrivate'] } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeDocument: typeof employeeDocument;
  }
}
