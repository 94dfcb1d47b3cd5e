import type { Decimal } from '../money/decimal.ts';
import { ZERO, decimalOf } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import { toMoney } from '../money/money.ts';
import type { Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { CalculationProblem, PayCalculation } from './calculate.ts';
import { categoryLines, clampedWarning } from './calculate.ts';
import { lossOfPayCode } from './category-code.ts';
import type { FormulaValues } from './formula/compile.ts';
import type { LossOfPayAmount, LossOfPayPlan } from './loss-of-pay.ts';
import { limitedLopDays, lossOfPayAmount } from './loss-of-pay.ts';
import type { InputProblem, PayInput } from './pay-input.ts';
import { givenAmounts, variablesOf } from './pay-input.ts';
import type { PayLine } from './pay-line.ts';
import { payTotals } from './payslip.ts';
import type { PayrollPlan } from './plan.ts';
import type { PlanRun, RunProblem } from './plan-run.ts';
import { runPlan } from './plan-run.ts';
import type { EmployedDays, ProrationProblem } from './proration.ts';
import { paidShare, prorateEarnings } from './proration.ts';

/** What is known of one employee for one pay period. */
export interface PeriodPayInput extends PayInput {
  /** Working days unpaid days are measured against, decimal string. */
  readonly workingDays: string;
  /** Days employed when somebody joined or left inside the period. */
  readonly employment?: EmployedDays | null;
  /** One-off and repeating lines due in the period. */
  readonly individualLines?: readonly PayLine[];
}

/** Pay of one employee for one period. */
export interface PeriodPay extends PayCalculation {
  /** Unpaid days counted, at most the working days; decimal string. */
  readonly lopDays: string;
  /** Amount of the loss-of-pay line; `0.00` when earnings are reduced instead. */
  readonly lopAmount: Money;
}

/** Why the pay of one employee for a period cannot be calculated. */
export type PeriodPayProblem = CalculationProblem | ProrationProblem;

/**
 * Calculates the payslip of one employee. Everything is evaluated at full amounts first, then earnings
 * are reduced for days not employed or not paid, then deductions read the reduced earnings; so nothing
 * is reduced twice, and GROSS never is.
 * @param plan group prepared once for all its employees
 * @param lossOfPay loss-of-pay settings of the same group, prepared once
 * @param input figures of this employee and period
 * @returns lines with the loss-of-pay line last, totals and warnings, or why there are none
 */
export function calculatePeriodPay(
  plan: PayrollPlan,
  lossOfPay: LossOfPayPlan,
  input: PeriodPayInput,
): Result<PeriodPay, PeriodPayProblem> {
  const lopDays = limitedLopDays(input.lopDays, input.workingDays);
  const prepared = prepareValues(plan, lossOfPay, { ...input, lopDays: lopDays.toFixed() });
  if (!prepared.ok) return prepared;
  const { variables, given } = prepared.value;
  const full = runPlan(plan, variables, given);
  if (!full.ok) return full;
  const proratedDays = lossOfPay.method === 'PRORATE_EARNINGS' ? lopDays : ZERO;
  const reduced = reduceRun(plan, full.value, prepared.value, input, proratedDays);
  if (!reduced.ok) return reduced;
  const lines = [...categoryLines(plan, reduced.value.values, given), ...(input.individualLines ?? [])];
  const taken = takenByLine(lossOfPay, full.value, lopDays, lines);
  if (!taken.ok) return taken;
  return success(periodPay(lines, reduced.value, taken.value, lopDays));
}

interface PreparedValues {
  readonly variables: FormulaValues;
  readonly given: FormulaValues;
}

function prepareValues(
  plan: PayrollPlan,
  lossOfPay: LossOfPayPlan,
  input: PayInput,
): Result<PreparedValues, InputProblem> {
  const variables = variablesOf(plan, input);
  if (!variables.ok) return variables;
  const needsGross = lossOfPay.method === 'DEDUCTION_LINE' && lossOfPay.readsGross;
  if (needsGross && !variables.value.has('GROSS')) {
    return refuse('GROSS_PAY_REQUIRED', { category: lossOfPayCode });
  }
  const given = givenAmounts(plan, input);
  return given.ok ? success({ variables: variables.value, given: given.value }) : given;
}

/** Second and third pass; a whole period needs neither. */
function reduceRun(
  plan: PayrollPlan,
  full: PlanRun,
  { variables, given }: PreparedValues,
  { employment, workingDays }: PeriodPayInput,
  proratedDays: Decimal,
): Result<PlanRun, RunProblem | ProrationProblem> {
  if (!employment && proratedDays.isZero()) return success(full);
  const share = paidShare(employment, proratedDays, workingDays);
  if (!share.ok) return share;
  const earnings = prorateEarnings(plan, full.values, share.value);
  const reduced = runPlan(plan, variables, new Map([...given, ...earnings]));
  if (!reduced.ok) return reduced;
  const clampedEarnings = full.clamped.filter((code) => earnings.has(code));
  return success({ values: reduced.value.values, clamped: [...clampedEarnings, ...reduced.value.clamped] });
}

function takenByLine(
  lossOfPay: LossOfPayPlan,
  full: PlanRun,
  lopDays: Decimal,
  lines: readonly PayLine[],
): Result<LossOfPayAmount, RunProblem> {
  if (lossOfPay.method !== 'DEDUCTION_LINE') return success({ amount: ZERO, isClamped: false });
  const earned = decimalOf(payTotals(lines).earningsTotal);
  return lossOfPayAmount(lossOfPay.perDay, full.values, lopDays, earned);
}

function periodPay(
  lines: readonly PayLine[],
  run: PlanRun,
  taken: LossOfPayAmount,
  lopDays: Decimal,
): PeriodPay {
  const lopAmount = toMoney(taken.amount);
  const all = taken.amount.isZero() ? lines : [...lines, lossOfPayLine(lopAmount)];
  const clamped = taken.isClamped ? [...run.clamped, lossOfPayCode] : run.clamped;
  return {
    lines: all,
    warnings: clamped.map(clampedWarning),
    lopDays: lopDays.toFixed(),
    lopAmount,
    ...payTotals(all),
  };
}

function lossOfPayLine(amount: Money): PayLine {
  return {
    code: lossOfPayCode,
    label: 'Loss of Pay',
    type: 'DEDUCTION',
    amount,
    source: 'LOP',
    isOverridden: false,
  };
}
