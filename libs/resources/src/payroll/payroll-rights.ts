import type { Principal } from '@school/kernel';

/** Who generates, edits and deletes payslips. */
export const payslipGenerators: readonly Principal[] = ['PayslipPowers', 'PayrollManagement'];
/** Who decides on them. */
export const payslipApprovers: readonly Principal[] = ['ApproveRejectPayslip'];
/** Who sees everyone's payslips. */
export const payrollReaders: readonly Principal[] = [
  ...payslipGenerators,
  ...payslipApprovers,
  'FinanceControl',
];
/** Who defines groups and assigns employees. */
export const payrollManagers: readonly Principal[] = ['PayrollManagement'];
/** Readers, and employees for their own. */
export const payslipReadersAndOwners: readonly Principal[] = [...payrollReaders, 'EMPLOYEE'];
