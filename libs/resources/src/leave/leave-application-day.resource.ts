import { defineResource, f } from '@school/kernel';

/**
 * One day or half day of an application that is pending or approved. The rows of applications that are over are archived:
 * they no longer block others.
 */
export const leaveApplicationDay = defineResource('leaveApplicationDay', {
  module: 'leave',
  label: ['Day of leave', 'Days of leave'],
  api: 'setup/v1/employeeLeaveDays',
  ownCalls: ['save', 'update', 'delete', 'archive', 'restore', 'bulk', 'import'],
  accountedBy: 'application',
  fields: {
    application: f.ref('leaveApplication', { required: true, readOnly: true, onDelete: 'cascade' }),
    employee: f.ref('employee', { required: true, readOnly: true }),
    date: f.date({ required: true, readOnly: true, index: true }),
    session: f.choice(
      { FULL: 'Whole day', FIRST: 'First half', SECOND: 'Second half' },
      { required: true, readOnly: true },
    ),
    startsAt: f.dateTime({ required: true, readOnly: true }),
    endsAt: f.dateTime({ required: true, readOnly: true }),
    fraction: f.decimal({ required: true, readOnly: true, scale: 2, precision: 4 }),
    covered: f.decimal({ required: true, readOnly: true, scale: 2, precision: 4 }),
    paidShare: f.decimal({ required: true, readOnly: true, scale: 4, precision: 5 }),
    isAdditional: f.flag({ label: 'Beyond the balance', readOnly: true, default: false }),
    isLop: f.flag({ label: 'Loss of pay', readOnly: true, default: false }),
  },
  title: 'date',
  list: {
    columns: ['date', 'employee', 'session', 'fraction', 'isAdditional', 'isLop'],
    head: 'employee',
    sort: '-date',
    filters: ['employee', 'application', 'date'],
  },
  noOverlap: [{ key: 'onePlace', fields: ['employee'], from: 'startsAt', to: 'endsAt' }],
  access: {
    read: ['LeaveManagement', 'EMPLOYEE'],
    rows: { LeaveManagement: 'all', EMPLOYEE: { employee: { $me: 'employee' } } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveApplicationDay: typeof leaveApplicationDay;
  }
}
