import { defineResource, f } from '@school/kernel';

const writers = ['EmployeeManagement'] as const;

/** What the office notes about an employee. */
export const employeeRemark = defineResource('employeeRemark', {
  module: 'remarks',
  label: ['Remark on an employee', 'Remarks on employees'],
  api: 'setup/v1/EmployeeRemarks',
  noArchive: true,
  screens: {
    list: '/remarks/employee_list_custom_remarks',
    create: '/remarks/add_employee_custom_remarks',
    show: '/remarks/employee_remarks/:id',
  },
  menu: {
    group: 'employeeManagement',
    order: 80,
    icon: 'chat',
    description: 'What the office notes about employees',
    access: writers,
    also: [{ group: 'myWork', order: 90, access: ['EMPLOYEE'], forOneself: true }],
  },
  fields: {
    employee: f.ref('employee', { required: true, onDelete: 'cascade' }),
    type: f.ref('remarkType', {
      label: 'Remark set',
      required: true,
      filter: { target: 'EMPLOYEE', active: true },
    }),
    text: f.longText({ label: 'Remark', required: true, max: 1000, search: true }),
    date: f.date({ label: 'Day', required: true, default: 'today', max: 'today', index: true }),
    author: f.text({ label: 'Written by', readOnly: true, max: 200, noCopy: true }),
    visible: f.flag({ label: 'The employee may read it', default: false }),
  },
  title: 'type',
  subtitle: ['employee', 'date'],
  list: {
    columns: ['date', 'employee', 'type', 'text', 'author', 'visible'],
    sort: '-date',
    filters: ['employee', 'type', 'date'],
  },
  sample: { date: '2026-03-01' },
  access: {
    read: ['EmployeeManagement', 'EMPLOYEE'],
    create: writers,
    update: writers,
    delete: writers,
    rows: {
      EmployeeManagement: 'all',
      EMPLOYEE: { employee: { $me: 'employee' }, visible: true },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeRemark: typeof employeeRemark;
  }
}
