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

/** Events that move a payslip without touching its figures. */
export type Moving = Extract<PayslipEvent, 'APPROVE' | 'REJECT' | 'REVERT' | 'DELETE' | 'DELETE_PENDING'>;

/** Why a payslip stays where it is. */
export type MoveProblem = PayslipTransitionProblem | PayslipGuardProblem;

const targets: Readonly<Record<Moving, { to: PayslipStatus; event: PayslipEventRow['event'] }>> = {
  APPROVE: { to: 'APPROVED', event: 'approve' },
  REJECT: { to: 'REJECTED', event: 'reject' },
  REVERT: { to: 'PENDING', event: 'revert' },
  DELETE: { to: 'DELETED', event: 'delete' },
  DELETE_PENDING: { to: 'DELETED', event: 'delete' },
};

/** What happened to each payslip of a move. */
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
 * Lets an event happen to payslips. Each is decided by itself, on the state that is held.
 * @param states held until the end of the transaction
 * @param reason why, for events that ask for it; kept with the event otherwise too
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

/** Payslips that were left alone, as the calls for many answer them. */
export const skippedRows = ({ refused }: Moved) =>
  refused.map(({ id, name, problem }) => ({ id, name, reason: problem.code }));
