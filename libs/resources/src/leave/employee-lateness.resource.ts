import { any, defineResource, f, field, gt } from '@school/kernel';

/**
 * A working day on which an employee came late or left early. It is separate from absences: a late employee was present.
 * The payroll group determines what it costs.
 */
export const employeeLateness = defineResource('employeeLateness', {
  module: 'leave',
  label: ['Lateness', 'Late days'],
  api: 'setup/v1/employeeLateness',
  noArchive: true,
  screens: { list: '/employee_attendance/late' },
  menu: {
    group: 'employeeAttendance',
    order: 26,
    icon: 'warning',
    description: 'Days on which someone came late or left early',
    access: ['EmployeeAttendance', 'LeaveManagement'],
    also: [{ group: 'myWork', order: 24, access: ['EMPLOYEE'] }],
  },
  fields: {
    employee: f.ref('employee', { required: true }),
    lateOn: f.date({ label: 'Date', required: true, index: true }),
    minutesLate: f.int({ label: 'Minutes late', required: true, min: 0, max: 720, default: 0 }),
    minutesEarly: f.int({ label: 'Minutes left early', required: true, min: 0, max: 720, default: 0 }),
    reason: f.text({ max: 250 }),
  },
  title: 'lateOn',
  subtitle: ['employee'],
  list: {
    columns: ['lateOn', 'employee', 'minutesLate', 'minutesEarly', 'reason'],
    head: 'employee',
    sort: '-lateOn',
    filters: ['employee', 'lateOn'],
    totals: ['minutesLate', 'minutesEarly'],
  },
  unique: [{ fields: ['employee', 'lateOn'] }],
  checks: [
    {
      key: 'someMinutes',
      holds: any(gt(field('minutesLate'), 0), gt(field('minutesEarly'), 0)),
      message: 'Minutes late or minutes left early must be above zero',
      field: 'minutesLate',
    },
  ],
  sample: { lateOn: '2026-01-06', minutesLate: 10, minutesEarly: 0 },
  access: {
    read: ['EmployeeAttendance', 'LeaveManagement', 'EMPLOYEE'],
    create: ['EmployeeAttendance'],
    update: ['EmployeeAttendance'],
    delete: ['EmployeeAttendance'],
    rows: {
      EmployeeAttendance: 'all',
      LeaveManagement: 'all',
      EMPLOYEE: { employee: { $me: 'employee' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    employeeLateness: typeof employeeLateness;
  }
}
