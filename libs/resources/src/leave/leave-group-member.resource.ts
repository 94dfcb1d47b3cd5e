import { defineResource, f, field, gte, isEmpty } from '@school/kernel';

/** An employee in a leave group; one group at a time. */
export const leaveGroupMember = defineResource('leaveGroupMember', {
  module: 'leave',
  label: ['Leave assignment', 'Leave assignments'],
  api: 'setup/v1/LeaveAssignment',
  noArchive: true,
  fields: {
    leaveGroup: f.ref('leaveGroup', { required: true, filter: { active: true } }),
    employee: f.ref('employee', { required: true, onDelete: 'cascade' }),
    addedOn: f.date({
      required: true,
      default: 'today',
      help: 'The year’s credits are counted from this date',
    }),
    removedOn: f.date({ noCopy: true }),
    employeeNumber: f.lookup({ via: 'employee', field: 'employeeNumber', as: 'text' }),
  },
  title: 'employeeNumber',
  list: {
    columns: ['employee', 'employeeNumber', 'leaveGroup', 'addedOn', 'removedOn'],
    head: 'employee',
    sort: '-addedOn',
    filters: ['leaveGroup', 'employee', 'removedOn'],
  },
  unique: [{ fields: ['employee'], where: isEmpty('removedOn') }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('removedOn'), field('addedOn')),
      message: 'The end must not be before the start',
      field: 'removedOn',
    },
  ],
  sample: { addedOn: '2026-01-01', removedOn: undefined },
  access: {
    read: ['LeaveManagement', 'EMPLOYEE'],
    create: ['LeaveManagement'],
    update: ['LeaveManagement'],
    delete: ['LeaveManagement'],
    rows: { LeaveManagement: 'all', EMPLOYEE: { employee: { $me: 'employee' } } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveGroupMember: typeof leaveGroupMember;
  }
}
