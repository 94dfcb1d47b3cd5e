import { defineReport, f } from '@school/kernel';

/** Birthdays and years of service of current employees, in date order. */
export const birthdays = defineReport('birthdays', {
  module: 'hr',
  label: 'Birthdays and anniversaries',
  description: 'Birthdays and years of service',
  screen: '/hr/reports/birthdays',
  menu: {
    group: 'hrReports',
    order: 42,
    icon: 'event',
    description: 'Birthdays and years of service',
  },
  parameters: {
    fromDay: f.date({ label: 'From', required: true }),
    toDay: f.date({ label: 'To', required: true }),
    occasion: f.choice({ BIRTHDAY: 'Birthday', SERVICE: 'Years of service' }),
    department: f.ref('employeeDepartment'),
  },
  start: { fromDay: 'thisMonth:from', toDay: 'nextMonth:to' },
  columns: {
    day: { label: 'Date', as: 'date' },
    occasion: { label: 'Occasion', as: 'text', words: ['Birthday', 'Years of service'] },
    years: { label: 'Years', as: 'int' },
    employeeNumber: { label: 'Number', as: 'text' },
    employeeName: { label: 'Employee', as: 'text', link: { resource: 'employee', id: 'employeeId' } },
    department: { label: 'Department', as: 'text' },
    employeeId: { label: 'Employee', as: 'int', hidden: true },
  },
  access: ['EmployeePrivate'],
});
