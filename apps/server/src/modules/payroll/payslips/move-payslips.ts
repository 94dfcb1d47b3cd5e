import { decidePayslipEvent } from '@school/domain';
import type {
  PayslipEvent,
  PayslipEventRow,
  PayslipGuardProblem,
  PayslipStatus,
  PayslipTransitionProblem,
} from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { postPayslips, takePostingsBack } from '../../finance/ledger/posting.ts';
import { keepEvents } from './payslip-event.store.ts';
import type { PayslipState } from './payslip-state.store.ts';
import { tellAbout } from './payslip-notices.store.ts';
import { movePayslips } from './payslip-state.store.ts';

/** Events that change a payslip's state without touching its figures. */
export type Moving = Extract<PayslipEvent, 'APPROVE' | 'REJECT' | 'REVERT' | 'DELETE' | 'DELETE_PENDING'>;

/** Why a payslip's state is unchanged. */
export type MoveProblem = PayslipTransitionProblem | PayslipGuardProblem;

const targets: Readonly<Record<Moving, { to: PayslipStatus; event: PayslipEventRow['event'] }>> = {
  APPROVE: { to: 'APPROVED', event: 'approve' },
  REJECT: { to: 'REJECTED', event: 'reject' },
  REVERT: { to: 'PENDING', event: 'revert' },
  DELETE: { to: 'DELETED', event: 'delete' },
  DELETE_PENDING: { to: 'DELETED', event: 'delete' },
};

/** Outcome for each payslip of a transition. */
export interface Moved {
  readonly moved: readonly number[];
  readonly refused: readonly {
    readonly id: number;
    readonly name: string;
    readonly problem: MoveProblem;
  }[];
}

const problemOf = (
  { context }: Work,
  state: PayslipState,
  event: Moving,
  reason: string | undefined,
): MoveProblem | undefined => {
  const { employee } = context.actor;
  const decision = decidePayslipEvent(state.status, event, {
    employeeId: String(state.employeeId),
    employeeName: state.employeeName,
    netPay: state.netPay,
    isDisbursed: state.isHeldByPayment,
    actorEmployeeId: employee == null ? null : String(employee),
    reason: reason ?? null,
    isYearOpen: true,
  });
  return decision.ok ? undefined : decision.error;
};

/**
 * Applies an event to payslips. Each is decided separately, on its locked state.
 * @param states locked until the end of the transaction
 * @param reason why, for events that require it; otherwise stored with the event too
 */
export const movePayslipStates = async (
  work: Work,
  event: Moving,
  states: readonly PayslipState[],
  reason?: string,
): Promise<Moved> => {
  const decided = states.map((state) => ({ state, problem: problemOf(work, state, event, reason) }));
  const allowed = decided.filter(({ problem }) => !problem).map(({ state }) => state);
  const { to, event: name } = targets[event];
  const moved = await movePayslips(work, {
    to,
    ids: allowed.map(({ id }) => id),
    decides: event === 'APPROVE' || event === 'REJECT',
    rejectReason: event === 'REJECT' ? (reason ?? null) : null,
  });
  const done = new Set(moved.map(({ id }) => id));
  for (const from of new Set(allowed.map(({ status }) => status))) {
    const ids = new Set(allowed.filter(({ status }) => status === from).map(({ id }) => id));
    const rows = moved.filter(({ id }) => ids.has(id));
    if (rows.length > 0) await keepEvents(work, { event: name, from, to, remark: reason ?? null, rows });
  }
  if (event === 'APPROVE') await postPayslips(work, [...done]);
  if (event === 'REVERT') await takePostingsBack(work, 'PAYSLIP', [...done]);
  await tellAbout(work, event, [...done]);
  return {
    moved: [...done],
    refused: decided.flatMap(({ state, problem }) =>
      problem ? [{ id: state.id, name: state.employeeName, problem }] : [],
    ),
  };
};

/** Payslips that were left alone, as returned by the bulk calls. */
export const skippedRows = ({ refused }: Moved) =>
  refused.map(({ id, name, problem }) => ({ id, name, reason: problem.code }));
