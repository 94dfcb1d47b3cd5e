import { defineDocument } from '@school/kernel';
import { payslipDocument } from './payslip.document.ts';

/** The payslip as a receipt printer slip, handed out with wages paid in cash. */
export const payslipSlipDocument = defineDocument('payslipSlip', {
  module: 'payroll',
  label: 'Payslip on a receipt roll',
  of: 'payslip',
  papers: ['80mm'],
  tokens: payslipDocument.tokens,
  fileName: 'number',
  access: payslipDocument.access,
});
