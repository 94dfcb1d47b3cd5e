import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';

/** The status of a payslip. */
export type PayslipStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'DELETED';

/** What can be done to a payslip; GENERATE creates one. */
export type PayslipEvent =
  'GENERATE' | 'APPROVE' | 'REJECT' | 'UPDATE' | 'DELETE' | 'DELETE_PENDING' | 'REVERT' | 'DISBURSE';

/** A further condition of an event, checked against the figures of the payslip. */
export type PayslipGuard =
  'NET_PAY_POSITIVE' | 'REASON_GIVEN' | 'NOT_OWN_PAYSLIP' | 'FINANCIAL_YEAR_OPEN' | 'NOT_DISBURSED';

/** One row of the state machine. */
export interface PayslipTransition {
  /** Null for a payslip that does not exist yet. */
  readonly from: PayslipStatus | null;
  readonly event: PayslipEvent;
  readonly to: PayslipStatus;
  readonly guards: readonly PayslipGuard[];
}

/** Raised for an event that the current status does not allow. */
export type PayslipTransitionProblem = Problem<
  'PAYSLIP_TRANSITION_REFUSED',
  { event: PayslipEvent; status: PayslipStatus | null }
>;

/** All permitted transitions of a payslip; what is not listed is refused, and a deleted one is final. */
export const payslipTransitions: readonly PayslipTransition[] = [
  { from: null, event: 'GENERATE', to: 'PENDING', guards: ['NET_PAY_POSITIVE'] },
  {
    from: 'PENDING',
    event: 'APPROVE',
    to: 'APPROVED',
    guards: ['NOT_OWN_PAYSLIP', 'NET_PAY_POSITIVE', 'FINANCIAL_YEAR_OPEN'],
  },
  { from: 'PENDING', event: 'REJECT', to: 'REJECTED', guards: ['REASON_GIVEN'] },
  { from: 'PENDING', event: 'UPDATE', to: 'PENDING', guards: [] },
  { from: 'PENDING', event: 'DELETE', to: 'DELETED', guards: [] },
  { from: 'PENDING', event: 'DELETE_PENDING', to: 'DELETED', guards: [] },
  { from: 'REJECTED', event: 'UPDATE', to: 'PENDING', guards: ['NET_PAY_POSITIVE'] },
  { from: 'REJECTED', event: 'DELETE', to: 'DELETED', guards: [] },
  { from: 'APPROVED', event: 'REVERT', to: 'PENDING', guards: ['NOT_DISBURSED', 'REASON_GIVEN'] },
  { from: 'APPROVED', event: 'DISBURSE', to: 'APPROVED', guards: ['NOT_DISBURSED'] },
];

/**
 * Finds the row of the state machine for an event. It does not check the guards of the row.
 * @param status current status, null before generation
 * @returns the row, or that the event is not allowed in this status
 */
export function payslipTransition(
  status: PayslipStatus | null,
  event: PayslipEvent,
): Result<PayslipTransition, PayslipTransitionProblem> {
  const found = payslipTransitions.find((row) => row.from === status && row.event === event);
  return found ? success(found) : refuse('PAYSLIP_TRANSITION_REFUSED', { event, status });
}

/**
 * The status a new payslip ends up in.
 * @param requireApproval false when generating also approves at this institution
 */
export function statusAfterGeneration(requireApproval: boolean): PayslipStatus {
  return requireApproval ? 'PENDING' : 'APPROVED';
}
