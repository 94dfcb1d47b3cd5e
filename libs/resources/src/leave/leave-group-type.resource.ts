import { defineResource, f } from '@school/kernel';

/** How many days of a leave type the members of a group have in a year. */
export const leaveGroupType = defineResource('leaveGroupType', {
  module: 'leave',
  label: ['Group leave type', 'Group leave types'],
  parent: 'leaveGroup',
  noArchive: true,
  fields: {
    leaveType: f.ref('leaveType', { required: true, filter: { active: true } }),
    leaveCount: f.decimal({ label: 'Days a year', required: true, scale: 1, min: '0', max: '366' }),
  },
  title: 'leaveCount',
  list: { columns: ['leaveType', 'leaveCount'] },
  // The reference to the group is added because of `parent`, which the field types cannot know.
  unique: [{ fields: ['leaveGroup' as 'leaveType', 'leaveType'] }],
  access: {
    read: ['EMPLOYEE', 'LeaveManagement'],
    create: ['LeaveManagement'],
    update: ['LeaveManagement'],
    delete: ['LeaveManagement'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    leaveGroupType: typeof leaveGroupType;
  }
}
