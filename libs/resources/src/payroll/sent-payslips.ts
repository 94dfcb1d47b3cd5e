import { f, list, rows } from '@school/kernel';

/** Lines sent with one payslip. */
export const mostPayslipLines = 200;

/** Payslips that one call creates. */
export const mostPayslips = 5_000;

/** A line as a client sends it back; computed values are accepted but ignored. */
export const sentLine = {
  code: f.text({ required: true, max: 60 }),
  amount: f.money({ required: true }),
  isEdited: f.flag({ help: 'A line that was not typed is worked out' }),
  isOverridden: f.flag(),
  label: f.text(),
  type: f.text(),
  computedAmount: f.money(),
  source: f.text(),
  id: f.int(),
  valueType: f.text(),
  formula: f.text(),
};

/** A line for one payslip only. */
export const sentItem = {
  name: f.text({ required: true, max: 80 }),
  type: f.choice({ EARNING: 'Earning', DEDUCTION: 'Deduction' }, { required: true }),
  amount: f.money({ required: true }),
  code: f.text(),
};

/** What one payslip is created from. */
export const payslipWishes = {
  lopDays: f.decimal({ scale: 2, min: '0' }),
  lines: rows(sentLine, { max: mostPayslipLines }),
  individualItems: rows(sentItem, { max: mostPayslipLines }),
  remark: f.text({ max: 250 }),
  netPay: f.money({ help: 'Refused when it is no longer what comes out' }),
  employeePayrollVersion: f.text({ max: 60 }),
};

/** An employee of a bulk call as shown in the preview; amounts are read by side. */
export const sentEmployee = {
  employeeId: f.ref('employee', { required: true }),
  employeeName: f.text(),
  employeeNumber: f.text(),
  departmentName: f.text(),
  employeeDepartment: f.text(),
  groupId: f.ref('payrollGroup'),
  earningLabels: f.json(),
  deductionLabels: f.json(),
  payrollCategories: f.json({ help: 'EARNINGS and DEDUCTION, each {total, hrPayrollCategoryList}' }),
  netPay: f.money(),
  employeePayrollVersion: f.text({ max: 60 }),
  isOutdated: f.flag(),
  workingDays: f.text(),
  daysPresent: f.text(),
  daysAbsent: f.text(),
  lopDays: f.text(),
  lopAmount: f.money(),
  lateTimes: f.int(),
  lateMinutes: f.int(),
  lateDays: f.text(),
  lateAmount: f.money(),
  warnings: f.json(),
};

/** Whom to assign is given in one of these ways: employees, one employee, a department (0 for all), or everyone. */
export const assignmentBody = {
  groupId: f.ref('payrollGroup', { required: true }),
  employeeIds: list(f.ref('employee'), { max: mostPayslips }),
  employeeId: f.ref('employee'),
  departmentId: f.ref('employeeDepartment'),
  all: f.flag(),
  grossFrom: f.choice({ payTerms: 'Pay terms', value: 'The gross pay sent' }),
  grossPay: f.money(),
  effectiveFrom: f.date({ required: true }),
  lines: rows(sentLine, { max: mostPayslipLines }),
  remark: f.text({ max: 250 }),
};
