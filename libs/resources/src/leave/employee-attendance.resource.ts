import { defineResource, f } from '@school/kernel';

/** A day or half day on which an employee was away. The register marks absences; other working days are present. */
export const employeeAttendance = defineResource('employeeAttendance', {
  module: 'leave',
  label: ['Absence', 'Absences'],
  api: 'setup/v1/employeeAttendance',
  noArchive: true,
  screens: { list: '/employee_attendance/absences' },
  menu: {
    group: 'employeeAttendance',
    order: 25,
    icon: 'list',
    description: 'Every day on which somebody was away',
    access: ['EmployeeAttendance', 'LeaveManagement'],
  },
  fields: {
    employee: f.ref('employee', { required: true }),
    attendanceDate: f.date({ label: 'Date', required: true, index: true }),
    session: f.choice(
      { FULL: 'Whole day', FIRST: 'First half', SECOND: 'Second half' },
      { required: true, default: 'FULL' },
    ),
    leaveType: f.ref('leaveType', { filter: { active: true }, help: 'Empty: absent without leave' }),
    reason: f.text({ max: 250 }),
    fraction: f.decimal({
      label: 'Days',
      required: true,
      readOnly: true,
      scale: 2,
      precision: 4,
      default: '1',
    }),
    covered: f.decimal({ required: true, readOnly: true, scale: 2, precision: 4, default: '0' }),
    paidShare: f.decimal({
      label: 'Paid',
      required: true,
      readOnly: true,
      scale: 4,
      precision: 5,
      default: '0',
    }),
    isLop: f.flag({ label: 'Loss of pay', readOnly: true, default: true }),
    source: f.choice(
      { MANUAL: 'Register', LEAVE_APPLICATION: 'Leave application', IMPORT: 'Import' },
      { required: true, readOnly: true, default: 'MANUAL' },
    ),
    application: f.ref('leaveApplication', { readOnly: true }),
    startsAt: f.dateTime({ readOnly: true }),
    endsAt: f.dateTime({ readOnly: true }),
  },
  title: 'attendanceDate',
  subtitle: ['employee'],
  list: {
    columns: ['attendanceDate', 'employee', 'session', 'leaveType', 'fraction', 'isLop', 'source', 'reason'],
    sort: '-attendanceDate',
    filters: ['employee', 'leaveType', 'attendanceDate', 'isLop', 'source'],
    totals: ['fraction'],
  },
  form: {
    tabs: [
      {
        key: 'absence',
        label: 'Absence',
        sections: [{ fields: ['employee', 'attendanceDate', 'session', 'leaveType', 'reason'] }],
      },
    ],
  },
  noOverlap: [{ key: 'oneMark', fields: ['employee'], from: 'startsAt', to: 'endsAt' }],
  sample: { attendanceDate: '2026-01-05' },
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
