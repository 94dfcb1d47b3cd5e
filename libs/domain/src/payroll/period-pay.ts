import type { Decimal } from '../money/decimal.ts';
import { ZERO, decimalOf } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import { toMoney } from '../money/money.ts';
import type { Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { CalculationProblem, PayCalculation } from './calculate.ts';
import { categoryLines, clampedWarning } from './calculate.ts';
import { latenessCode, lossOfPayCode } from './category-code.ts';
import type { FormulaValues } from './formula/compile.ts';
import { countLateness, latenessAmount, shownDays } from './lateness.ts';
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

/** What is known about one employee for one pay period. */
export interface PeriodPayInput extends PayInput {
  /** Working days unpaid days are measured against, decimal string. */
  readonly workingDays: string;
  /** Days employed when an employee joined or left inside the period. */
  readonly employment?: EmployedDays | null;
  /** Minutes missed on each day of the period, late and early together. */
  readonly lateMinutes?: readonly number[];
  /** One-off and repeating lines due in the period. */
  readonly individualLines?: readonly PayLine[];
}

/** Pay of one employee for one period. */
export interface PeriodPay extends PayCalculation {
  /** Unpaid days counted, limited to the working days; decimal string. */
  readonly lopDays: string;
  /** Amount of the loss-of-pay line; `0.00` when earnings are reduced instead. */
  readonly lopAmount: Money;
  readonly lateness: PaidLateness;
}

/** The cost of lateness, with its derivation: how many times and minutes make how many days. */
export interface PaidLateness {
  readonly times: number;
  readonly minutes: number;
  /** Decimal string with four decimals at most. */
  readonly days: string;
  readonly amount: Money;
}

/** Why the pay of one employee for a period cannot be calculated. */
export type PeriodPayProblem = CalculationProblem | ProrationProblem;

/**
 * Calculates the payslip of one employee. Everything is evaluated at full amounts first, then earnings are reduced for days
 * not employed or not paid, then deductions read the reduced earnings; so nothing is reduced twice, and GROSS never is.
 * @param plan group prepared once for all its employees
 * @param lossOfPay loss-of-pay settings of the same group, prepared once
 * @param input figures of this employee and period
 * @returns lines with those for unpaid days and lateness last, totals and warnings, or why there are none
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
  const late = takenForLateness(lossOfPay, full.value, input, lines, taken.value);
  if (!late.ok) return late;
  return success(periodPay(lines, reduced.value, taken.value, late.value, lopDays));
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
  const byLine = lossOfPay.method === 'DEDUCTION_LINE' && lossOfPay.readsGross;
  if ((byLine || lossOfPay.lateness?.readsGross) && !variables.value.has('GROSS')) {
    return refuse('GROSS_PAY_REQUIRED', { category: byLine ? lossOfPayCode : latenessCode });
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

const punctual: PaidLateness = { times: 0, minutes: 0, days: '0', amount: '0.00' };

function takenForLateness(
  { lateness }: LossOfPayPlan,
  full: PlanRun,
  { lateMinutes = [] }: PeriodPayInput,
  lines: readonly PayLine[],
  { amount: lost }: LossOfPayAmount,
): Result<PaidLateness, RunProblem> {
  if (!lateness || lateMinutes.length === 0) return success(punctual);
  const counted = countLateness(lateMinutes, lateness.settings);
  const left = decimalOf(payTotals(lines).earningsTotal).minus(lost);
  const amount = latenessAmount(lateness.perDay, full.values, counted, left);
  if (!amount.ok) return amount;
  const { times, minutes } = counted;
  return success({ times, minutes, days: shownDays(counted), amount: toMoney(amount.value) });
}

function periodPay(
  lines: readonly PayLine[],
  run: PlanRun,
  taken: LossOfPayAmount,
  lateness: PaidLateness,
  lopDays: Decimal,
): PeriodPay {
  const lopAmount = toMoney(taken.amount);
  const all = [
    ...lines,
    ...(taken.amount.isZero() ? [] : [unpaidLine(lossOfPayCode, 'Loss of Pay', lopAmount)]),
    ...(lateness.amount === '0.00' ? [] : [unpaidLine(latenessCode, 'Lateness', lateness.amount)]),
  ];
  const clamped = taken.isClamped ? [...run.clamped, lossOfPayCode] : run.clamped;
  return {
    lines: all,
    warnings: clamped.map(clampedWarning),
    lopDays: lopDays.toFixed(),
    lopAmount,
    lateness,
    ...payTotals(all),
  };
}

function unpaidLine(code: string, label: string, amount: Money): PayLine {
  return { code, label, type: 'DEDUCTION', amount, source: 'LOP', isOverridden: false };
}
