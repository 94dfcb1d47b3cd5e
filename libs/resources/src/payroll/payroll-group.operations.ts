import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { recordParameters } from '../record-parameters.ts';
import { payrollManagers, payrollReaders } from './payroll-rights.ts';

export const payrollGroupMembers = defineOperation('payrollGroupMembers', {
  module: 'payroll',
  label: 'Employees of a payroll group',
  at: 'GET setup/v1/payrollGroup/getPayrollGroupEmployees/:groupId',
  input: {
    groupId: f.int({ required: true, min: 0 }),
    departmentID: f.int({ min: 0 }),
    range: f.text(),
  },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch payroll group employees',
});

export const payrollGroupAssignable = defineOperation('payrollGroupAssignable', {
  module: 'payroll',
  label: 'Employees who may come into a payroll group',
  at: 'GET setup/v1/payrollGroup/getEmployeesToAssign/:groupId/:departmentId',
  input: {
    groupId: f.int({ required: true, min: 0 }),
    departmentId: f.int({ required: true, min: 0 }),
    q: f.text(),
    range: f.text(),
  },
  answer: 'wire',
  access: payrollManagers,
  failsWith: 'Failed to fetch assignable employees',
});

export const payrollGroupPreview = defineOperation('payrollGroupPreview', {
  module: 'payroll',
  label: 'What the payslips of a period would be',
  at: 'GET setup/v1/payrollGroup/generatePaySlipByGroup/:groupId/:date',
  input: { groupId: f.int({ required: true, min: 1 }), date: f.text({ required: true }), range: f.text() },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to generate pay slip',
});

export const payrollEmployeeCard = defineOperation('payrollEmployeeCard', {
  module: 'payroll',
  label: 'An employee in a payroll group',
  at: 'GET setup/v1/payrollGroup/basicEmployeeDetails/:employeeId/:groupId',
  input: { employeeId: f.int({ required: true, min: 1 }), groupId: f.int({ required: true, min: 0 }) },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch employee details',
});

export const payrollEmployeeData = defineOperation('payrollEmployeeData', {
  module: 'payroll',
  label: 'The payroll of an employee',
  at: 'GET setup/v1/payrollGroup/getEmployeeDataByEmpId/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch employee data',
});

export const payrollGroupPeriod = defineOperation('payrollGroupPeriod', {
  module: 'payroll',
  label: 'A payroll group in one period',
  at: 'GET setup/v1/payrollGroup/getGroupDetailByPeriod/:groupId/:period',
  input: { groupId: f.int({ required: true, min: 1 }), period: f.text({ required: true }) },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch group details',
});

export const payslipSummariesOfGroup = defineOperation('payslipSummariesOfGroup', {
  module: 'payroll',
  label: 'Periods of a payroll group in figures',
  at: 'GET setup/v1/payrollGroup/findPayslipSummaryByGroup/:id',
  input: { id: f.int({ required: true, min: 0 }) },
  answer: 'wire',
  access: payrollReaders,
});

export const payslipSummariesOfPeriod = defineOperation('payslipSummariesOfPeriod', {
  module: 'payroll',
  label: 'A period of all payroll groups in figures',
  at: 'GET setup/v1/payrollGroup/findPayslipSummaryByPeriod/:period',
  input: { period: f.text({ required: true }) },
  answer: 'wire',
  access: payrollReaders,
});

export const latestPayslipSummaries = defineOperation('latestPayslipSummaries', {
  module: 'payroll',
  label: 'The latest period of each payroll group in figures',
  at: 'GET setup/v1/payrollGroup/findPayslipSummary',
  answer: 'wire',
  access: payrollReaders,
});

export const payrollGroupRows = defineOperation('payrollGroupRows', {
  module: 'payroll',
  label: 'Payroll groups with their employees in figures',
  at: 'GET setup/v1/payrollGroup/getPayrollGroups',
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch payroll groups',
});

export const payrollGroupOptions = defineOperation('payrollGroupOptions', {
  module: 'payroll',
  label: 'Payroll groups to choose from',
  at: 'GET setup/v1/payrollGroup/dropDown',
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch dropdown options',
});

export const payrollGroupDetail = defineOperation('payrollGroupDetail', {
  module: 'payroll',
  label: 'A payroll group with its categories',
  at: 'GET setup/v1/payrollGroup/getPayrollGroup/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch payroll groups',
});

export const payrollGroupShown = defineOperation('payrollGroupShown', {
  module: 'payroll',
  label: 'A payroll group as its page shows it',
  at: 'GET setup/v1/payrollGroup/get/:id',
  also: ['GET setup/v1/payrollGroup/:id'],
  input: { id: f.int({ required: true, min: 1 }), ...recordParameters },
  answer: 'wire',
  access: payrollReaders,
});

export const payrollGroupCategories = defineOperation('payrollGroupCategories', {
  module: 'payroll',
  label: 'Categories of a payroll group, with the amounts of an employee',
  at: 'GET setup/v1/payrollGroup/getPayrollCategories/:id',
  input: { id: f.int({ required: true, min: 1 }), empId: f.int({ min: 0 }) },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch payroll categories',
});

export const payrollCategoryRules = defineOperation('payrollCategoryRules', {
  module: 'payroll',
  label: 'The rules of all payroll categories',
  at: 'GET finance/v1/PayrollCategory/rules',
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch payroll categories',
});

export const payrollGroupOperations = [
  payrollCategoryRules,
  payrollGroupRows,
  payrollGroupOptions,
  payrollGroupDetail,
  payrollGroupShown,
  payrollGroupCategories,
  payrollGroupMembers,
  payrollGroupAssignable,
  payrollGroupPreview,
  payrollEmployeeCard,
  payrollEmployeeData,
  payrollGroupPeriod,
  payslipSummariesOfGroup,
  payslipSummariesOfPeriod,
  latestPayslipSummaries,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof payrollGroupOperations> {}
}
