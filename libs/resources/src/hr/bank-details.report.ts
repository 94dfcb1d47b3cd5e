import { defineReport, f } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';

/** The account of each employee in one row: a column for each bank field. */
export const employeeBankDetails = defineReport('employeeBankDetails', {
  module: 'hr',
  label: 'Employee bank details',
  description: 'One row per employee; select a name to edit all of that employee’s bank fields in one place',
  screen: ['/bankdetails', '/employee/bankdetails'],
  menu: {
    group: 'employeeManagement',
    order: 40,
    icon: 'bank',
    description: 'Accounts salaries are paid to, also from the employee file',
    also: [schoolStep('bankDetails', { of: 'employeeBankDetail', optional: true }, 'bank')],
  },
  parameters: {
    name: f.text({ label: 'Name or number', max: 60 }),
    department: f.ref('employeeDepartment'),
    status: f.choice({ ACTIVE: 'Active', FORMER: 'Former' }),
    incomplete: f.flag({ label: 'Only where a required detail is missing' }),
  },
  start: { status: 'ACTIVE' },
  columns: {
    employeeNumber: { label: 'Number', as: 'text' },
    employeeName: {
      label: 'Employee',
      as: 'text',
      link: { resource: 'employee', id: 'employeeId', at: '/employee/admission3/:id' },
    },
    department: { label: 'Department', as: 'text' },
    field: {
      label: 'Bank field',
      as: 'text',
      each: { resource: 'bankField', filter: { active: true }, sort: 'priority' },
    },
    missing: { label: 'Missing', as: 'text' },
    employeeId: { label: 'Employee', as: 'int', hidden: true },
  },
  access: ['EmployeePrivate'],
});
