import { defineScreen, type Principal } from '@school/kernel';
import { menuGroups } from './groups.ts';

/** Whoever holds any right inside a group may open its card grid. */
const visitors: Readonly<Record<string, readonly Principal[]>> = {
  myWork: ['EMPLOYEE'],
  mySchool: ['STUDENT', 'PARENT'],
  students: ['EMPLOYEE', 'StudentView', 'StudentControl', 'Admission', 'BatchManagement', 'RollNumbers'],
  collaboration: ['EMPLOYEE', 'STUDENT', 'PARENT'],
  academic: ['EMPLOYEE', 'STUDENT', 'PARENT'],
  dataReport: ['AuditView', 'EMPLOYEE'],
  administration: ['UserManagement', 'GeneralSettings', 'AuditView'],
  users: ['UserManagement'],
  configuration: ['GeneralSettings'],
  employeeAttendance: ['EMPLOYEE', 'LeaveManagement', 'EmployeeAttendance'],
  leaveYears: ['LeaveManagement'],
  transport: ['TransportManagement', 'TransportAttendance'],
  transportReports: ['TransportManagement', 'TransportAttendance'],
  transportSetUp: ['TransportManagement'],
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

/** Leave and attendance stand there too, which every employee has. */
const hrVisitors: readonly Principal[] = ['EMPLOYEE', ...hrStaff];

/** One page of navigation cards for each group of the menu. */
export const hubScreens = menuGroups.map((group) =>
  defineScreen(`${group.key}Hub`, {
    module: 'system',
    label: group.label,
    paths: [group.url],
    hub: group.key,
    access: group.key === 'hr' ? hrVisitors : (visitors[group.key] ?? hrStaff),
  }),
);
