import { isAmong } from '@school/kernel';
import type { Actor } from '@school/kernel';
import { payrollReaders } from '@school/resources';

export {
  payrollManagers as managers,
  payrollReaders as readers,
  payslipApprovers as approvers,
  payslipGenerators as generators,
  payslipReadersAndOwners as readersAndOwners,
} from '@school/resources';

/** Whether a user sees everyone's payslips. */
export const seesAll = (actor: Actor): boolean => isAmong(actor, payrollReaders);
