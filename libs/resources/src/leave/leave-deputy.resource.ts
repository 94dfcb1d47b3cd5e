import { defineResource, eq, f, field, gte, not } from '@school/kernel';

const officeAndEmployees = ['LeaveManagement', 'EMPLOYEE'] as const;

/**
 * Who decides on leave in a manager's place, within a time and while the manager is on leave. Managers choose one with their
 * own leave (`chooseDeputy`), the personnel office for anybody.
 */
export const leaveDeputy = defineResource('leaveDeputy', {
  module: 'leave',
  label: ['Deputy', 'Deputies'],
  api: 'setup/v1/LeaveDeputy',
  screens: { list: '/employee_attendance/deputies' },
  menu: {
    group: 'employeeAttendance',
    order: 15,
    icon: 'people',
    description: 'Who decides on leave while a manager is away',
    access: officeAndEmployees,
  },
  noArchive: true,
  fields: {
    employee: f.ref('employee', {
      label: 'In place of',
      required: true,
      named: true,
      filter: { status: 'ACTIVE' },
      onDelete: 'cascade',
      help: 'The deputy decides only while this person is on approved leave',
    }),
    deputy: f.ref('employee', {
      required: true,
      named: true,
      filter: { status: 'ACTIVE' },
      onDelete: 'cascade',
    }),
    fromDate: f.date({ label: 'From', required: true, default: 'today' }),
    toDate: f.date({ label: 'To', required: true }),
  },
  title: 'deputy',
  subtitle: ['employee', 'fromDate'],
  list: {
    columns: ['employee', 'deputy', 'fromDate', 'toDate'],
    head: 'employee',
    sort: '-fromDate',
    filters: ['employee', 'deputy', 'fromDate'],
  },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('toDate'), field('fromDate')),
      message: 'The end must not be before the start',
      field: 'toDate',
    },
    {
      key: 'somebodyElse',
      holds: not(eq(field('deputy'), field('employee'))),
      message: 'Nobody is their own deputy',
      field: 'deputy',
    },
  ],
  sample: { deputy: true, fromDate: '2026-01-01', toDate: '2026-01-31' },
  access: {
    read: officeAndEmployees,
    create: ['LeaveManagement'],
    update: ['LeaveManagement'],
    delete: officeAndEmployees,
    own: ['EMPLOYEE'],
    rows: {
      LeaveManagement: 'all',
      EMPLOYEE: { _or: [{ employee: { $me: 'employee' } }, { deputy: { $me: 'employee' } }] },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveDeputy: typeof leaveDeputy;
  }
}
