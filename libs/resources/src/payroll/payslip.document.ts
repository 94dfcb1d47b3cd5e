import { defineDocument } from '@school/kernel';

/** The payslip as it is printed and mailed. */
export const payslipDocument = defineDocument('payslip', {
  module: 'payroll',
  label: 'Payslip',
  of: 'payslip',
  paper: 'A4',
  access: ['PayslipPowers', 'PayrollManagement', 'ApproveRejectPayslip', 'FinanceControl', 'EMPLOYEE'],
});
