import { defineReport, f } from '@school/kernel';

/** Employee documents that expire, the earliest first. */
export const documentExpiry = defineReport('documentExpiry', {
  module: 'hr',
  label: 'Expiring documents',
  description: 'Documents of current employees by expiry date',
  screen: '/hr/reports/document_expiry',
  menu: {
    group: 'hrReports',
    order: 45,
    icon: 'calendar',
    description: 'Documents of current employees by expiry date',
  },
  from: 'employeeDocument',
  where: { 'employee.status': 'ACTIVE' },
  parameters: {
    fromDay: f.date({ label: 'From', required: true }),
    toDay: f.date({ label: 'To', required: true }),
    department: f.ref('employeeDepartment'),
  },
  start: { fromDay: 'thisMonth:from', toDay: 'nextMonth:to' },
  narrows: { fromDay: 'expiresOn_gte', toDay: 'expiresOn_lte', department: 'employee.department' },
  columns: {
    expiresOn: { label: 'Runs out on', as: 'date' },
    name: { label: 'Document', as: 'text' },
    employee: {
      label: 'Employee',
      as: 'text',
      link: { resource: 'employee', id: 'employeeId' },
    },
    number: { label: 'Number', as: 'text', value: 'employee.employeeNumber' },
    department: { label: 'Department', as: 'text', value: 'employee.department' },
    employeeId: { label: 'Employee', as: 'int', value: 'employee.id', hidden: true },
  },
  sort: 'expiresOn',
  access: ['EmployeePrivate'],
});
