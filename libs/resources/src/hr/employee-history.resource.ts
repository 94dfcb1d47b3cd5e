import { defineResource, f } from '@school/kernel';

/** Dated changes of department, position, grade, category, manager, status and pay; written only by the server. */
export const employeeHistory = defineResource('employeeHistory', {
  module: 'hr',
  label: ['Career entry', 'Career entries'],
  api: 'setup/v1/EmployeeHistory',
  appendOnly: true,
  noArchive: true,
  fields: {
    employee: f.ref('employee', { required: true, onDelete: 'restrict' }),
    field: f.text({ label: 'What', required: true, max: 60 }),
    oldValue: f.text({ label: 'From', max: 200 }),
    newValue: f.text({ label: 'To', max: 200 }),
    effectiveFrom: f.date({ required: true, index: true }),
    aboutPay: f.flag({ label: 'Pay', required: true, default: false }),
  },
  title: 'field',
  list: {
    columns: ['effectiveFrom', 'field', 'oldValue', 'newValue'],
    sort: '-effectiveFrom',
    filters: ['employee'],
  },
  access: {
    read: ['EmployeeSearch', 'EmployeeManagement', 'EmployeePrivate', 'EMPLOYEE'],
    rows: {
      EmployeeSearch: { aboutPay: false },
      EmployeeManagement: { aboutPay: false },
      EmployeePrivate: 'all',
      EMPLOYEE: { employee: { $me: 'employee' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeHistory: typeof employeeHistory;
  }
}
