import { defineResource, f } from '@school/kernel';

/** The value of one bank field for one employee. */
export const employeeBankDetail = defineResource('employeeBankDetail', {
  module: 'hr',
  label: ['Bank detail', 'Bank details (one line per field)'],
  api: 'setup/v1/EmployeeBankDetails',
  screens: { list: '/bankdetails/single' },
  menu: {
    group: 'employeeManagement',
    order: 41,
    icon: 'list',
    description: 'One field per line, for import and export',
  },
  fields: {
    employee: f.ref('employee', { required: true, onDelete: 'cascade' }),
    employeeNumber: f.lookup({ via: 'employee', field: 'employeeNumber', as: 'text' }),
    bankField: f.ref('bankField', { required: true, filter: { active: true } }),
    bankInfo: f.text({ label: 'Value', max: 120, level: 'private', required: true, search: true }),
  },
  title: 'bankInfo',
  list: {
    columns: ['employee', 'employeeNumber', 'bankField', 'bankInfo'],
    sort: 'employee',
    filters: ['bankField', 'employee'],
  },
  unique: [{ fields: ['employee', 'bankField'] }],
  sample: { bankInfo: '10023456789' },
  access: {
    read: ['EmployeePrivate', 'EMPLOYEE'],
    create: ['EmployeePrivate'],
    update: ['EmployeePrivate'],
    delete: ['EmployeePrivate'],
    rows: { EmployeePrivate: 'all', EMPLOYEE: { employee: { $me: 'employee' } } },
    levels: { private: { read: ['EmployeePrivate', 'EMPLOYEE'], write: ['EmployeePrivate'] } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeBankDetail: typeof employeeBankDetail;
  }
}
