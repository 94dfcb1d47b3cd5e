import { block, definePage } from '@school/kernel';

export const leavePages = [
  definePage('leaveGroupMembers', {
    module: 'leave',
    label: 'Manage employees',
    paths: [
      '/leave_groups/:leaveGroupId/manage_employees',
      '/leave_groups/:leaveGroupId/manage_employees/:departmentId',
    ],
    of: 'leaveGroup',
    record: 'leaveGroupId',
    parameters: { department: 'departmentId' },
    parent: '/leave_groups',
    access: ['LeaveManagement'],
    blocks: [
      block.links({ label: 'Add employees', to: '/leave_groups/:leaveGroupId/add_employees' }),
      block.rows('leaveGroupMember', {
        where: { removedOn_empty: true },
        narrows: { leaveGroup: 'leaveGroup', department: 'employee.department' },
        columns: ['employee', 'employeeNumber', 'addedOn'],
        filters: ['employee', 'employee.department'],
        sort: 'employee',
        empty: 'Nobody is in this group yet.',
      }),
    ],
  }),
] as const;
