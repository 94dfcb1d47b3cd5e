import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const leaveStanding = defineOperation('leaveStanding', {
  module: 'leave',
  label: 'Leave balances of an employee',
  at: 'GET setup/v1/employeeLeave/standing/:employeeId',
  input: { employeeId: f.text({ required: true }), leaveYear: f.int({ min: 0 }) },
  answer: 'wire',
  access: ['EMPLOYEE', 'LeaveManagement'],
});

export const leaveToDecide = defineOperation('leaveToDecide', {
  module: 'leave',
  label: 'Applications for leave that wait for the caller',
  at: 'GET setup/v1/employeeLeave/deciding',
  answer: 'wire',
  access: ['EMPLOYEE', 'LeaveManagement'],
});

export const employeesAway = defineOperation('employeesAway', {
  module: 'leave',
  label: 'Who is away',
  at: 'GET setup/v1/employeeLeave/away',
  input: { from: f.text(), to: f.text(), department: f.int({ min: 0 }) },
  answer: 'wire',
  access: ['EMPLOYEE', 'LeaveManagement'],
});

export const staffRegister = defineOperation('staffRegister', {
  module: 'leave',
  label: 'Attendance register of employees',
  at: 'GET setup/v1/employeeAttendance/register',
  input: { department: f.int({ min: 0 }), month: f.text() },
  answer: 'wire',
  access: ['EmployeeAttendance'],
});

export const leaveOperations = [staffRegister, leaveStanding, leaveToDecide, employeesAway] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof leaveOperations> {}
}
