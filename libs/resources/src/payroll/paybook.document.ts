import { defineDocument } from '@school/kernel';

/** A pay book on paper, with room for signatures. */
export const paybookDocument = defineDocument('paybook', {
  module: 'payroll',
  label: 'Pay book',
  of: 'paybook',
  paper: 'A4-landscape',
  access: ['PayslipPowers', 'PayrollManagement', 'FinanceControl'],
});
