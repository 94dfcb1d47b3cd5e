import { defineResource, f } from '@school/kernel';

/** One credit of leave: for which day, to how many, how much. */
export const leaveCreditRun = defineResource('leaveCreditRun', {
  module: 'leave',
  label: ['Leave credit', 'Leave credits'],
  api: 'setup/v1/LeaveCreditLogs',
  appendOnly: true,
  noArchive: true,
  screens: { list: '/employee_attendance/credit_logs' },
  menu: { group: 'employeeAttendance', order: 80, icon: 'history', description: 'When leave was credited' },
  fields: {
    creditDate: f.date({ required: true, readOnly: true, index: true }),
    leaveYear: f.ref('leaveYear', { required: true, readOnly: true }),
    mode: f.choice(
      { AUTO: 'Automatic', MANUAL: 'By hand', MEMBER: 'New group member', YEAR: 'New leave year' },
      { required: true, readOnly: true },
    ),
    leaveTypes: f.text({ readOnly: true, max: 500 }),
    employeeCount: f.int({ label: 'Employees', required: true, readOnly: true }),
    daysTotal: f.decimal({ label: 'Days', required: true, readOnly: true, scale: 2, precision: 10 }),
    runAt: f.dateTime({ label: 'Credited at', required: true, readOnly: true }),
    runBy: f.ref('user', { label: 'By', readOnly: true, named: true, onDelete: 'clear' }),
  },
  title: 'creditDate',
  list: {
    columns: [
      'creditDate',
      'leaveYear',
      'mode',
      'leaveTypes',
      'employeeCount',
      'daysTotal',
      'runAt',
      'runBy',
    ],
    sort: '-creditDate',
    filters: ['leaveYear', 'mode', 'creditDate'],
    totals: ['daysTotal'],
  },
  access: { read: ['LeaveManagement'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveCreditRun: typeof leaveCreditRun;
  }
}
