import type { Money } from '../money/money.ts';
import { compareMoney } from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { failure, success } from '../outcome/result.ts';
import type {
  PayslipEvent,
  PayslipGuard,
  PayslipStatus,
  PayslipTransition,
  PayslipTransitionProblem,
} from './payslip-state.ts';
import { payslipTransition } from './payslip-state.ts';

/** What the guards of an event check. */
export interface PayslipFacts {
  readonly employeeId: string;
  /** Name shown in messages. */
  readonly employeeName: string;
  readonly netPay: Money;
  /** Whether the money has left the bank. */
  readonly isDisbursed: boolean;
  /** Employee record of the acting user, if there is one. */
  readonly actorEmployeeId?: string | null;
  readonly reason?: string | null;
  /** Whether today lies in an open financial year. */
  readonly isYearOpen: boolean;
}

/** Why an event that the status allows is still refused. */
export type PayslipGuardProblem =
  | Problem<'NET_PAY_NEGATIVE', { name: string; employeeId: string; netPay: Money }>
  | Problem<'REASON_REQUIRED', { longest: number }>
  | Problem<'OWN_PAYSLIP', { employeeId: string }>
  | Problem<'FINANCIAL_YEAR_CLOSED'>
  | Problem<'PAYSLIP_DISBURSED', { employeeId: string }>;

/** Longest reason, in characters. */
export const longestReason = 250;

const checks: Readonly<Record<PayslipGuard, (facts: PayslipFacts) => PayslipGuardProblem | undefined>> = {
  NET_PAY_POSITIVE: ({ employeeName: name, employeeId, netPay }) =>
    compareMoney(netPay, '0.00') > 0
      ? undefined
      : { code: 'NET_PAY_NEGATIVE', params: { name, employeeId, netPay } },
  REASON_GIVEN: ({ reason }) => {
    const { length } = reason?.trim() ?? '';
    const fits = length >= 1 && length <= longestReason;
    return fits ? undefined : { code: 'REASON_REQUIRED', params: { longest: longestReason } };
  },
  NOT_OWN_PAYSLIP: ({ employeeId, actorEmployeeId }) =>
    actorEmployeeId === employeeId ? { code: 'OWN_PAYSLIP', params: { employeeId } } : undefined,
  FINANCIAL_YEAR_OPEN: ({ isYearOpen }) =>
    isYearOpen ? undefined : { code: 'FINANCIAL_YEAR_CLOSED', params: {} },
  NOT_DISBURSED: ({ isDisbursed, employeeId }) =>
    isDisbursed ? { code: 'PAYSLIP_DISBURSED', params: { employeeId } } : undefined,
};

/**
 * Decides whether an event may happen to a payslip, by its status and then by the figures.
 * @param status current status, null before generation
 * @param facts figures read in the same transaction the event happens in
 * @returns the row with the new status, or the first reason against it
 */
export function decidePayslipEvent(
  status: PayslipStatus | null,
  event: PayslipEvent,
  facts: PayslipFacts,
): Result<PayslipTransition, PayslipTransitionProblem | PayslipGuardProblem> {
  const transition = payslipTransition(status, event);
  if (!transition.ok) return transition;
  for (const guard of transition.value.guards) {
    const problem = checks[guard](facts);
    if (problem) return failure(problem);
  }
  return success(transition.value);
}
