import type { Decimal } from '../money/decimal.ts';
import { decimalOf } from '../money/decimal.ts';
import type { Money } from '../money/money.ts';
import { compareMoney, parseMoney } from '../money/money.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { FormulaValues } from './formula/compile.ts';
import type { PayrollPlan } from './plan.ts';

/**
 * Whose figures win on an assignment: AUTOMATIC recalculates every formula and accepts only fixed amounts from the user;
 * MANUAL accepts any line the user typed.
 */
export type CalculationMode = 'AUTOMATIC' | 'MANUAL';

/** What is known about one employee when pay is calculated. Day counts are decimal strings like `2.5`. */
export interface PayInput {
  /** GROSS; required when any formula of the group reads it, not below zero. */
  readonly grossPay?: Money | null;
  /** NWD: working days of a whole period as configured for this frequency. */
  readonly normalWorkingDays: string;
  /** LOPD: unpaid days; absent counts as none. */
  readonly lopDays?: string | null;
  /** PRESENT: days present; absent counts as all working days. */
  readonly daysPresent?: string | null;
  readonly calculationMode: CalculationMode;
  /** Amounts given for categories, by code. Codes outside the group are ignored. */
  readonly overrides?: Readonly<Record<string, Money>>;
}

/** Why the input for an employee cannot be used for calculation. */
export type InputProblem =
  | Problem<'GROSS_PAY_REQUIRED', { category: string }>
  | Problem<'GROSS_PAY_INVALID', { text: string }>
  | Problem<'OVERRIDE_INVALID', { category: string; text: string }>;

/**
 * Turns the input into the values formulas read.
 * @throws TypeError when a day count is not a decimal string
 */
export function variablesOf(plan: PayrollPlan, input: PayInput): Result<Map<string, Decimal>, InputProblem> {
  const { grossPay, normalWorkingDays } = input;
  const variables = new Map([
    ['NWD', decimalOf(normalWorkingDays)],
    ['LOPD', decimalOf(input.lopDays ?? '0')],
    ['PRESENT', decimalOf(input.daysPresent ?? normalWorkingDays)],
  ]);
  if (grossPay == null) {
    return plan.grossReader === undefined
      ? success(variables)
      : refuse('GROSS_PAY_REQUIRED', { category: plan.grossReader });
  }
  const gross = amountNotBelowZero(grossPay);
  if (!gross) return refuse('GROSS_PAY_INVALID', { text: grossPay });
  return success(variables.set('GROSS', gross));
}

/**
 * Picks the given amounts that count in the mode of the input.
 * @returns amounts by code, or the first that is not an amount or below zero
 */
export function givenAmounts(plan: PayrollPlan, input: PayInput): Result<FormulaValues, InputProblem> {
  const given = new Map<string, Decimal>();
  for (const { category } of plan.steps) {
    const text = input.overrides?.[category.code];
    if (text === undefined || !takesOverride(category.valueType, input.calculationMode)) continue;
    const amount = amountNotBelowZero(text);
    if (!amount) return refuse('OVERRIDE_INVALID', { category: category.code, text });
    given.set(category.code, amount);
  }
  return success(given);
}

function takesOverride(valueType: string, mode: CalculationMode): boolean {
  return mode === 'MANUAL' || valueType === 'NUMERIC';
}

function amountNotBelowZero(text: string): Decimal | undefined {
  const amount = parseMoney(text);
  return amount.ok && compareMoney(amount.value, '0.00') >= 0 ? decimalOf(amount.value) : undefined;
}
