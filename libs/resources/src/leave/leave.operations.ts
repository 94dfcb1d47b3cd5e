import { any, defineOperation, f, is } from '@school/kernel';
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
  description: 'At most 500: where more wait, they are asked for in spans of their ids.',
  input: {
    from: f.int({ min: 1, help: 'The first id that is meant; if empty, from the first application' }),
    to: f.int({ min: 1, help: 'The last id that is meant; if empty, up to the last application' }),
  },
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

/** Employees choose who decides in their place for the days of one of their own applications. */
export const chooseDeputy = defineOperation('chooseDeputy', {
  module: 'leave',
  label: 'Choose a deputy',
  description: 'The deputy decides on leave in your place while you are away.',
  at: 'POST setup/v1/LeaveDeputy/choose/:id',
  on: { one: 'leaveApplication' },
  when: any(is('status', 'PENDING'), is('status', 'APPROVED')),
  input: {
    deputy: f.ref('employee', { label: 'Deputy', required: true, named: true, filter: { status: 'ACTIVE' } }),
  },
  answer: { saved: f.int() },
  hidden: true,
  access: ['EMPLOYEE'],
});

export const leaveOperations = [
  staffRegister,
  leaveStanding,
  leaveToDecide,
  employeesAway,
  chooseDeputy,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof leaveOperations> {}
}
