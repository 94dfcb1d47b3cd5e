import { defineDocument } from '@school/kernel';
import { payslipDocument } from './payslip.document.ts';

/** The payslip as a slip of a receipt printer, handed out with wages that are paid in cash. */
export const payslipSlipDocument = defineDocument('payslipSlip', {
  module: 'payroll',
  label: 'Payslip on a receipt roll',
  of: 'payslip',
  papers: ['80mm'],
  tokens: payslipDocument.tokens,
  fileName: 'number',
  access: payslipDocument.access,
});
