import { defineOperation, f, isEmpty } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const employeesOfLeaveGroup = defineOperation('employeesOfLeaveGroup', {
  module: 'leave',
  label: 'Employees of a leave group',
  at: 'GET setup/v1/LeaveGroups/getAllEmployees/:id',
  input: { id: f.int({ required: true, min: 1 }), departmentId: f.int({ min: 0 }), range: f.text() },
  answer: 'wire',
  access: ['LeaveManagement'],
});

export const leaveGroupOfDepartment = defineOperation('leaveGroupOfDepartment', {
  module: 'leave',
  label: 'Employees of a leave group in a department',
  at: 'GET setup/v1/LeaveGroups/getSavedEmployees/:group/:department',
  input: {
    group: f.int({ required: true, min: 1 }),
    department: f.int({ required: true, min: 0 }),
    range: f.text(),
  },
  answer: 'wire',
  access: ['LeaveManagement'],
});

export const leaveTypesOfGroup = defineOperation('leaveTypesOfGroup', {
  module: 'leave',
  label: 'Leave types of a leave group',
  at: 'GET setup/v1/LeaveGroups/getAllleaveGroupbyGroupId/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['LeaveManagement'],
});

export const employeesWithoutLeaveGroup = defineOperation('employeesWithoutLeaveGroup', {
  module: 'leave',
  label: 'Employees without a leave group',
  at: 'GET setup/v1/LeaveGroups/GetUnAssignedEmployeesToLeaveGroup/:id',
  input: { id: f.int({ required: true, min: 1 }), departmentId: f.int({ min: 0 }), range: f.text() },
  answer: 'wire',
  access: ['LeaveManagement'],
});

export const leaveEmployeesByNumber = defineOperation('leaveEmployeesByNumber', {
  module: 'leave',
  label: 'Employees by their number, with their leave group',
  at: 'GET setup/v1/LeaveGroups/getAllEmployeesByNumber/:id',
  input: { id: f.text({ required: true }) },
  answer: 'wire',
  access: ['LeaveManagement'],
});

export const leaveEmployeesFound = defineOperation('leaveEmployeesFound', {
  module: 'leave',
  label: 'Employees by name or number, with their leave group',
  at: 'GET setup/v1/LeaveGroups/getByNameOrNumber/:x',
  input: { x: f.text({ required: true }) },
  answer: 'wire',
  access: ['LeaveManagement'],
});

export const leaveGroupCounts = defineOperation('leaveGroupCounts', {
  module: 'leave',
  label: 'Leave types and employees of each leave group',
  at: 'GET setup/v1/LeaveGroups/LeavetypeNoAndEmployeeNo/getall',
  answer: 'wire',
  access: ['LeaveManagement'],
});

export const leaveTypesOfGroups = defineOperation('leaveTypesOfGroups', {
  module: 'leave',
  label: 'Leave types of all leave groups',
  at: 'GET setup/v1/LeaveGroups/getAllLeaveGroupTypes',
  answer: 'wire',
  access: ['LeaveManagement'],
});

export const removeLeaveTypeFromGroup = defineOperation('removeLeaveTypeFromGroup', {
  module: 'leave',
  label: 'Take a leave type out of a leave group',
  at: 'DELETE setup/v1/LeaveGroups/leaveGroupType/delete/:group/:type',
  input: { group: f.int({ required: true, min: 1 }), type: f.int({ required: true, min: 1 }) },
  answer: { removed: f.int({ required: true }) },
  access: ['LeaveManagement'],
  hidden: true,
});

export const removeEmployeeFromLeaveGroup = defineOperation('removeEmployeeFromLeaveGroup', {
  module: 'leave',
  label: 'Take an employee out of a leave group',
  at: 'DELETE setup/v1/LeaveGroups/deleteSavedEmployee/:group/:employee',
  input: { group: f.int({ required: true, min: 1 }), employee: f.int({ required: true, min: 1 }) },
  answer: { removedOn: f.date({ required: true }) },
  access: ['LeaveManagement'],
  hidden: true,
});

export const endLeaveGroupMember = defineOperation('endLeaveGroupMember', {
  module: 'leave',
  label: 'Remove',
  at: 'POST setup/v1/LeaveAssignment/end/:id',
  on: { one: 'leaveGroupMember' },
  when: isEmpty('removedOn'),
  answer: { removedOn: f.date({ required: true }) },
  tone: 'error',
  access: ['LeaveManagement'],
});

export const leaveGroupOperations = [
  endLeaveGroupMember,
  removeLeaveTypeFromGroup,
  removeEmployeeFromLeaveGroup,
  employeesOfLeaveGroup,
  leaveGroupOfDepartment,
  leaveTypesOfGroup,
  employeesWithoutLeaveGroup,
  leaveEmployeesByNumber,
  leaveEmployeesFound,
  leaveGroupCounts,
  leaveTypesOfGroups,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof leaveGroupOperations> {}
}
