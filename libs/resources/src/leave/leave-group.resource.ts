import { defineResource, f, masterData } from '@school/kernel';

/** Employees with the same leave. */
export const leaveGroup = defineResource('leaveGroup', {
  module: 'leave',
  label: ['Leave group', 'Leave groups'],
  api: 'setup/v1/LeaveGroups',
  screens: {
    list: '/leave_groups',
    create: '/leave_groups/new',
    show: '/leave_groups/:leaveGroupId',
    edit: '/leave_groups/:leaveGroupId/edit',
  },
  menu: {
    group: 'hrSettings',
    order: 54,
    setUp: {},
    icon: 'groups',
    description: 'Who has which leave, and how many days',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    description: f.longText({ max: 500 }),
    active: f.flag({ default: true }),
    types: f.lines('leaveGroupType', { label: 'Leave types' }),
    typeCount: f.rollup({ label: 'Leave types', of: 'leaveGroupType', via: 'leaveGroup', fn: 'count' }),
    employeeCount: f.rollup({
      label: 'Employees',
      of: 'leaveGroupMember',
      via: 'leaveGroup',
      fn: 'count',
      where: { removedOn_empty: true },
    }),
  },
  title: 'name',
  list: {
    columns: ['name', 'description', 'typeCount', 'employeeCount', 'active'],
    sort: 'name',
    filters: ['active'],
  },
  form: {
    tabs: [
      {
        key: 'group',
        label: 'Group',
        sections: [
          { fields: ['name', 'description', 'active'] },
          { fields: ['types'] },
          {
            label: 'Employees by department',
            fields: [],
            own: { key: 'leaveGroupPeople', on: 'show', access: ['LeaveManagement'] },
          },
        ],
      },
    ],
  },
  related: [{ key: 'members', label: 'Employees', resource: 'leaveGroupMember', via: 'leaveGroup' }],
  access: masterData('LeaveManagement'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveGroup: typeof leaveGroup;
  }
}
