import { defineScreen, type Principal } from '@school/kernel';
import { menuGroups } from './groups.ts';

/** Whoever holds any right inside a group may open its card grid. */
const visitors: Readonly<Record<string, readonly Principal[]>> = {
  myWork: ['EMPLOYEE'],
  collaboration: ['EMPLOYEE', 'STUDENT', 'PARENT'],
  academic: ['EMPLOYEE', 'STUDENT', 'PARENT'],
  dataReport: ['AuditView', 'EMPLOYEE'],
  administration: ['UserManagement', 'GeneralSettings', 'AuditView'],
  users: ['UserManagement'],
  configuration: ['GeneralSettings'],
  employeeAttendance: ['EMPLOYEE', 'LeaveManagement', 'EmployeeAttendance'],
  leaveYears: ['LeaveManagement'],
  financePayslips: ['FinanceControl', 'ApproveRejectPayslip'],
  financeReports: ['FinanceReports', 'FinanceControl'],
};
const hrStaff: readonly Principal[] = [
  'HrBasics',
  'EmployeeSearch',
  'EmployeeManagement',
  'EmployeeAttendance',
  'LeaveManagement',
  'PayrollManagement',
  'PayslipPowers',
  'ApproveRejectPayslip',
];

/** One page of navigation cards for each group of the menu. */
export const hubScreens = menuGroups.map((group) =>
  defineScreen(`${group.key}Hub`, {
    module: 'system',
    label: group.label,
    paths: [group.url],
    hub: group.key,
    access: visitors[group.key] ?? hrStaff,
  }),
);
