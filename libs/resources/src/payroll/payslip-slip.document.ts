import { defineDocument } from '@school/kernel';
import { payslipDocument } from './payslip.document.ts';

const { number, period, days, watermark, employee, rows, earnings, deductions, net, words } =
  payslipDocument.tokens;

/** The payslip as a slip of a receipt printer, handed out with wages that are paid in cash. */
export const payslipSlipDocument = defineDocument('payslipSlip', {
  module: 'payroll',
  label: 'Payslip on a roll',
  of: 'payslip',
  papers: ['80mm'],
  tokens: { number, period, days, watermark, employee, rows, earnings, deductions, net, words },
  fileName: 'number',
  access: payslipDocument.access,
});
