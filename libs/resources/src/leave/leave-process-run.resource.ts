import { all, defineResource, f, is } from '@school/kernel';

/** One closing of a leave year, for everyone or some: what was carried over, what lapsed. */
export const leaveProcessRun = defineResource('leaveProcessRun', {
  module: 'leave',
  label: ['Leave reset', 'Leave resets'],
  api: 'setup/v1/LeaveResetLogs',
  noArchive: true,
  screens: { list: '/employee_attendance/reset_logs' },
  menu: {
    group: 'employeeAttendance',
    order: 85,
    icon: 'history',
    description: 'When leave years were closed',
  },
  fields: {
    runAt: f.dateTime({ label: 'Closed at', required: true, readOnly: true }),
    fromYear: f.ref('leaveYear', { label: 'Closed year', required: true, readOnly: true }),
    toYear: f.ref('leaveYear', { label: 'New year', required: true, readOnly: true }),
    mode: f.choice({ AUTO: 'Automatic', MANUAL: 'By hand' }, { required: true, readOnly: true }),
    status: f.choice(
      { DONE: 'Done', REVERTED: 'Undone' },
      {
        required: true,
        default: 'DONE',
        readOnly: true,
        tones: { DONE: 'success', REVERTED: 'neutral' },
      },
    ),
    scope: f.choice(
      { ALL: 'Everybody', DEPARTMENT: 'A department', EMPLOYEE: 'Employees' },
      { required: true, default: 'ALL', readOnly: true },
    ),
    scopeNames: f.text({ label: 'Of whom', max: 500, readOnly: true, search: true }),
    employeeCount: f.int({ label: 'Employees', required: true, readOnly: true }),
    carriedDays: f.decimal({ label: 'Carried', required: true, readOnly: true, scale: 2, precision: 10 }),
    lapsedDays: f.decimal({ label: 'Lapsed', required: true, readOnly: true, scale: 2, precision: 10 }),
    encashedDays: f.decimal({ label: 'Paid out', required: true, readOnly: true, scale: 2, precision: 10 }),
    runBy: f.ref('user', { label: 'By', readOnly: true, named: true, onDelete: 'clear' }),
  },
  title: 'runAt',
  list: {
    columns: [
      'runAt',
      'fromYear',
      'scope',
      'scopeNames',
      'mode',
      'status',
      'employeeCount',
      'carriedDays',
      'lapsedDays',
      'encashedDays',
      'runBy',
    ],
    sort: '-runAt',
    filters: ['fromYear', 'scope', 'status'],
  },
  unique: [{ fields: ['fromYear'], where: all(is('status', 'DONE'), is('scope', 'ALL')) }],
  lifecycle: {
    field: 'status',
    initial: 'DONE',
    transitions: {
      revert: {
        label: 'Undo',
        access: ['LeaveManagement'],
        from: ['DONE'],
        to: 'REVERTED',
        tone: 'warning',
        confirm: 'The old year is reopened and everything carried forward goes back into it.',
      },
    },
  },
  access: { read: ['LeaveManagement'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveProcessRun: typeof leaveProcessRun;
  }
}
