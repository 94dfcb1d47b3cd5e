import { isAmong } from '@school/kernel';
import type { Actor, Principal } from '@school/kernel';

/** Who generates, edits and deletes payslips. */
export const generators: readonly Principal[] = ['PayslipPowers', 'PayrollManagement'];
/** Who decides about them. */
export const approvers: readonly Principal[] = ['ApproveRejectPayslip'];
/** Who sees the payslips of everybody. */
export const readers: readonly Principal[] = [...generators, ...approvers, 'FinanceControl'];
/** Who defines groups and assigns employees. */
export const managers: readonly Principal[] = ['PayrollManagement'];
/** Readers, and employees for what is their own. */
export const readersAndOwners: readonly Principal[] = [...readers, 'EMPLOYEE'];

/** Whether somebody sees the payslips of everybody. */
export const seesAll = (actor: Actor): boolean => isAmong(actor, readers);
