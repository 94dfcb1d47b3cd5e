import { defineResource, f, is, isNot } from '@school/kernel';

/**
 * A day or half day on which an employee was absent. Other working days are present; where the institution counts unmarked
 * days as absent, the register marks presence too.
 */
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
    description: 'Every day on which someone was away',
    access: ['EmployeeAttendance', 'LeaveManagement'],
  },
  fields: {
    employee: f.ref('employee', { required: true }),
    attendanceDate: f.date({ label: 'Date', required: true, index: true }),
    session: f.choice(
      { FULL: 'Whole day', FIRST: 'First half', SECOND: 'Second half' },
      { required: true, default: 'FULL' },
    ),
    present: f.flag({ default: false, help: 'Only where an unmarked day counts as absent' }),
    leaveType: f.ref('leaveType', { filter: { active: true }, help: 'If empty, absent without leave' }),
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
    head: 'employee',
    sort: '-attendanceDate',
    filters: ['employee', 'leaveType', 'attendanceDate', 'isLop', 'source'],
    totals: ['fraction'],
    views: [
      { key: 'away', label: 'Absences', filter: { present: false } },
      { key: 'present', label: 'Present', filter: { present: true } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'absence',
        label: 'Absence',
        sections: [{ fields: ['employee', 'attendanceDate', 'session', 'present', 'leaveType', 'reason'] }],
      },
    ],
  },
  conditions: { leaveType: { visible: isNot('present', true) } },
  noOverlap: [{ key: 'oneMark', fields: ['employee'], from: 'startsAt', to: 'endsAt' }],
  closed: [
    {
      verbs: ['update', 'delete'],
      when: is('source', 'LEAVE_APPLICATION'),
      code: 'FROM_APPLICATION',
      message: 'This day is part of an approved leave. Cancel the leave instead.',
    },
  ],
  sample: { attendanceDate: '2026-01-05', present: false },
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
    employeeAttendance: typeof employeeAttendance;
  }
}
