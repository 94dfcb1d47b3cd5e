import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { recordParameters } from '../record-parameters.ts';
import { payrollReaders, payslipReadersAndOwners } from './payroll-rights.ts';

export const payslipsOfEmployee = defineOperation('payslipsOfEmployee', {
  module: 'payroll',
  label: 'Payslips of an employee',
  at: 'GET setup/v1/paySlip/getEmployeePayslips/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: payslipReadersAndOwners,
  failsWith: 'Failed to fetch payslip',
});

export const payslipPeriodList = defineOperation('payslipPeriodList', {
  module: 'payroll',
  label: 'Periods that have payslips',
  at: 'GET setup/v1/paySlip/getAllPayslipPeriods',
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch payslip periods',
});

export const payslipStatesOfPeriod = defineOperation('payslipStatesOfPeriod', {
  module: 'payroll',
  label: 'Employees of a period with the states of their payslips',
  at: 'GET setup/v1/paySlip/getGroupEmployeeByPeriod/:groupId/:period',
  input: { groupId: f.int({ required: true, min: 0 }), period: f.text({ required: true }) },
  answer: 'wire',
  access: payrollReaders,
});

export const employeesWithoutPayslip = defineOperation('employeesWithoutPayslip', {
  module: 'payroll',
  label: 'Employees of a period who have no payslip yet',
  at: 'GET setup/v1/paySlip/getRegularEmployees/:groupId/:period',
  input: { groupId: f.int({ required: true, min: 0 }), period: f.text({ required: true }), range: f.text() },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch regular employees',
});

export const payslipsOfPeriod = defineOperation('payslipsOfPeriod', {
  module: 'payroll',
  label: 'Payslips for a period',
  at: 'GET setup/v1/paySlip/viewPaySlipsForPayPeriod/:groupId/:period',
  input: { groupId: f.int({ required: true, min: 0 }), period: f.text({ required: true }), range: f.text() },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch payslips for pay period',
});

export const rejectedPayslips = defineOperation('rejectedPayslips', {
  module: 'payroll',
  label: 'Payslips that were rejected',
  at: 'GET setup/v1/paySlip/getAllRejectedPayslips',
  input: { groupId: f.int({ min: 0 }), departmentId: f.int({ min: 0 }) },
  answer: 'wire',
  access: payrollReaders,
});

export const payslipDepartmentsAndGroups = defineOperation('payslipDepartmentsAndGroups', {
  module: 'payroll',
  label: 'Departments and payroll groups to choose from',
  at: 'GET setup/v1/paySlip/getDepartmentAndGroup',
  answer: 'wire',
  access: payrollReaders,
});

export const payslipsOfGroupAndDay = defineOperation('payslipsOfGroupAndDay', {
  module: 'payroll',
  label: 'Payslips of a group in the period of a day',
  at: 'GET setup/v1/paySlip/getPayslipListByDateAndGroup/:date/:groupId',
  input: { date: f.text({ required: true }), groupId: f.int({ required: true, min: 0 }) },
  answer: 'wire',
  access: payrollReaders,
});

export const salaryListingOfDepartment = defineOperation('salaryListingOfDepartment', {
  module: 'payroll',
  label: 'Salaries of a department',
  at: 'GET setup/v1/paySlip/getEmpSalaryListingByDepartment/:id',
  input: { id: f.int({ required: true, min: 0 }), 'start-date': f.text(), 'end-date': f.text() },
  answer: 'wire',
  access: payrollReaders,
  failsWith: 'Failed to fetch salary listing',
});

export const payslipShown = defineOperation('payslipShown', {
  module: 'payroll',
  label: 'A payslip, as data or printed',
  at: 'GET setup/v1/paySlip/get/:id',
  also: ['GET setup/v1/paySlip/:id'],
  input: { id: f.int({ required: true, min: 1 }), format: f.text(), ...recordParameters },
  answer: 'wire',
  access: payslipReadersAndOwners,
  failsWith: 'Failed to fetch payslip',
});

export const paybookFigures = defineOperation('paybookFigures', {
  module: 'payroll',
  label: 'The figures of a pay book',
  at: 'GET setup/v1/paybooks/register/:id',
  input: { id: f.int({ required: true, min: 1 }), format: f.text() },
  answer: 'wire',
  access: ['PayslipPowers', 'PayrollManagement', 'FinanceControl'],
});

export const salaryBankFile = defineOperation('salaryBankFile', {
  module: 'payroll',
  label: 'Bank file for a month’s salaries',
  at: 'GET setup/v1/paySlip/bankFile',
  input: {
    template: f.int({ min: 0 }),
    month: f.text(),
    group: f.int({ min: 0 }),
    day: f.text(),
    payment: f.int({ min: 0 }),
    format: f.text(),
  },
  answer: 'wire',
  access: ['EmployeePrivate', 'FinanceControl'],
});

export const payslipOperations = [
  salaryBankFile,
  paybookFigures,
  payslipsOfEmployee,
  payslipPeriodList,
  payslipStatesOfPeriod,
  employeesWithoutPayslip,
  payslipsOfPeriod,
  rejectedPayslips,
  payslipDepartmentsAndGroups,
  payslipsOfGroupAndDay,
  salaryListingOfDepartment,
  payslipShown,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof payslipOperations> {}
}
