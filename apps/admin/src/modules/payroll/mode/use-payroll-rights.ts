import { isAmong, type Actor } from '@school/kernel';
import { useMemo } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { usePayrollMode } from './payroll-mode.ts';
import type { PayrollMode } from './payroll-paths.ts';

const generators = ['PayslipPowers', 'PayrollManagement'];
const approvers = ['ApproveRejectPayslip'];

/** What the user may do on payslip screens. A call that is not allowed ends the session, so none is offered. */
export interface PayrollRights {
  readonly generate: boolean;
  readonly decide: boolean;
  readonly manage: boolean;
  /** Sees everyone's payslips, not only their own. */
  readonly readAll: boolean;
  /** May look for any employee. */
  readonly findEmployees: boolean;
}

/** Finance never generates, edits or deletes, whoever the user is. */
export const payrollRights = (actor: Actor, mode: PayrollMode): PayrollRights => ({
  generate: mode === 'office' && isAmong(actor, generators),
  decide: isAmong(actor, approvers),
  manage: mode === 'office' && isAmong(actor, ['PayrollManagement']),
  readAll: isAmong(actor, [...generators, ...approvers, 'FinanceControl']),
  findEmployees: isAmong(actor, [...generators, ...approvers, 'EmployeeSearch', 'EmployeeManagement']),
});

export const usePayrollRights = (): PayrollRights => {
  const { actor } = useEnvironment();
  const { mode } = usePayrollMode();
  return useMemo(() => payrollRights(actor, mode), [actor, mode]);
};
