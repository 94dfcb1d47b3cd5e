import { defineReport, f } from '@school/kernel';

const person = {
  name: {
    label: 'Employee',
    as: 'text',
    value: 'fullName',
    link: { resource: 'employee', id: 'employeeId' },
  },
  employeeNumber: { label: 'Number', as: 'text' },
  department: { label: 'Department', as: 'text' },
  position: { label: 'Position', as: 'text' },
  employeeId: { label: 'Employee', as: 'int', value: 'id', hidden: true },
} as const;

/** Who started work here within a range of days. */
export const joiningEmployees = defineReport('joiningEmployees', {
  module: 'hr',
  label: 'Employees who joined',
  description: 'Who joined in a date range, by department',
  screen: '/hr/reports/joining_employees',
  menu: {
    group: 'hrReports',
    order: 30,
    icon: 'people',
    description: 'Who joined in a date range, by department',
  },
  from: 'employee',
  parameters: {
    fromDay: f.date({ label: 'From', required: true }),
    toDay: f.date({ label: 'To', required: true }),
    department: f.ref('employeeDepartment'),
  },
  start: { fromDay: 'thisYear:from', toDay: 'today' },
  narrows: { fromDay: 'joiningDate_gte', toDay: 'joiningDate_lte' },
  columns: { joiningDate: { label: 'Joining date', as: 'date' }, ...person },
  groupBy: 'department',
  sort: 'joiningDate',
  access: ['EmployeeSearch', 'EmployeeManagement'],
});

/** Who left within a range of days, and why. */
export const formerEmployees = defineReport('formerEmployees', {
  module: 'hr',
  label: 'Former employees',
  description: 'Who left in a date range, and why',
  screen: ['/reports/former_employees', '/hr/reports/former_employees'],
  menu: {
    group: 'hrReports',
    order: 40,
    icon: 'people',
    description: 'Who left in a date range, and why',
  },
  from: 'employee',
  where: { status: 'FORMER' },
  parameters: {
    fromDay: f.date({ label: 'From' }),
    toDay: f.date({ label: 'To' }),
    department: f.ref('employeeDepartment'),
  },
  narrows: { fromDay: 'leavingDate_gte', toDay: 'leavingDate_lte' },
  columns: {
    leavingDate: { label: 'Leaving date', as: 'date' },
    ...person,
    joiningDate: { label: 'Joining date', as: 'date' },
    leavingReason: { label: 'Reason', as: 'text' },
  },
  sort: '-leavingDate',
  access: ['EmployeeSearch', 'EmployeeManagement'],
});
