import type { Problem, Result } from '../../outcome/result.ts';
import { refuse, success } from '../../outcome/result.ts';
import { decimalOf } from '../../money/decimal.ts';
import type { Expression } from './ast.ts';
import { codesRead } from './codes.ts';
import { compileFormula } from './compile.ts';
import { ratioValue } from './ratio.ts';

/** Why a well-formed formula has no result for the given values. */
export type EvaluationProblem =
  Problem<'FORMULA_VALUE_MISSING', { formulaCode: string }> | Problem<'FORMULA_DIVISION_BY_ZERO'>;

/**
 * Evaluates one formula with given values, for example to try it out while it is being written.
 * @param expression result of reading a formula
 * @param values decimal strings by code
 * @returns the unrounded result as a decimal string, or the code without a value, or a division by zero
 */
export function evaluateFormula(
  expression: Expression,
  values: Readonly<Record<string, string>>,
): Result<string, EvaluationProblem> {
  const known = new Map(Object.entries(values).map(([code, value]) => [code, decimalOf(value)]));
  const missing = codesRead(expression).find((code) => !known.has(code));
  if (missing !== undefined) return refuse('FORMULA_VALUE_MISSING', { formulaCode: missing });
  const result = compileFormula(expression)(known);
  return result ? success(ratioValue(result).toFixed()) : refuse('FORMULA_DIVISION_BY_ZERO', {});
}
