import { Conflict, NotFound } from '@school/kernel';
import type { PayslipRow } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { conflictOf, invalidAt } from '../payroll-refusal.ts';
import type { MoveProblem, Moving } from './move-payslips.ts';
import { movePayslipStates } from './move-payslips.ts';
import { payslipRows } from './payslip-row.store.ts';
import type { PayslipState } from './payslip-state.store.ts';
import { heldStatesOf } from './payslip-state.store.ts';

/** What accompanies a transition of one payslip. */
export interface MoveDetails {
  /** Version seen by the caller. */
  readonly version?: number;
  readonly reason?: string;
}

const refuse = (problem: MoveProblem): never => {
  if (problem.code === 'REASON_REQUIRED') throw invalidAt('reason', problem);
  throw conflictOf(problem);
};

const stale = ({ version, status }: PayslipState): Conflict =>
  new Conflict('Someone else has changed this payslip in the meantime; it is now %{status}.', {
    code: 'STALE',
    params: { status },
    data: { version, status },
  });

/**
 * Applies an event to one payslip.
 * @returns the payslip as listed, in its new status
 * @throws NotFound, Conflict for an old version or a status that does not allow it, Invalid without a reason
 */
export const moveOne = async (
  work: Work,
  event: Moving,
  id: number,
  { version, reason }: MoveDetails,
): Promise<PayslipRow> => {
  const [state] = await heldStatesOf(work.transaction, [id]);
  if (!state) throw new NotFound();
  if (version !== undefined && version !== state.version) throw stale(state);
  const [row] = await payslipRows(work.transaction, { ids: [id] });
  if (!row) throw new NotFound();
  const { refused } = await movePayslipStates(work, event, [state], reason?.trim());
  const [first] = refused;
  if (first) refuse(first.problem);
  if (event === 'DELETE' || event === 'DELETE_PENDING') return { ...row, status: 'DELETED' };
  const [after] = await payslipRows(work.transaction, { ids: [id] });
  return after ?? row;
};
