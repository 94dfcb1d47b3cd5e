import type { AnyReport } from '@school/kernel';
import { bankTransferList } from './bank-transfer.report.ts';
import { deductionsOwedReport, payRunReport, salaryCostReport } from './pay-run.reports.ts';
import { payByCategory, payrollComparison, withoutPayroll } from './payroll-comparison.report.ts';
import { payrollJournal } from './payroll-journal.report.ts';
import { financePayrollRegister, payrollRegister } from './payroll-register.report.ts';
import { lossOfPay, outdatedPayrolls, payrollYearToDate } from './payroll-standing.report.ts';
import { payrollDeductions, payslipSummary } from './payslip-summary.report.ts';

export const payrollReports: readonly AnyReport[] = [
  payrollRegister,
  financePayrollRegister,
  payslipSummary,
  payrollDeductions,
  bankTransferList,
  payrollJournal,
  payrollYearToDate,
  lossOfPay,
  outdatedPayrolls,
  payrollComparison,
  withoutPayroll,
  payByCategory,
  payRunReport,
  deductionsOwedReport,
  salaryCostReport,
];
