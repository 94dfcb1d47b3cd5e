import type { Failure, Problem } from '../../outcome/result.ts';
import { refuse } from '../../outcome/result.ts';

/** What is wrong at the place a syntax problem points to. */
export type SyntaxReason =
  | 'EMPTY'
  | 'TOO_LONG'
  | 'TOO_DEEP'
  | 'UNEXPECTED_CHARACTER'
  | 'UNEXPECTED_WORD'
  | 'UNEXPECTED_END'
  | 'UNKNOWN_FUNCTION'
  | 'ARGUMENTS_MISSING'
  | 'WRONG_ARGUMENT_COUNT';

/** A formula that cannot be parsed: why, at which column (from 1), and the text found there. */
export type SyntaxProblem = Problem<
  'FORMULA_SYNTAX',
  { readonly reason: SyntaxReason; readonly column: number; readonly found: string }
>;

/**
 * Builds the failed result of a formula that cannot be parsed.
 * @param column position in the text, counted from 1
 * @param found the offending text, empty at the end of the formula
 */
export function syntaxProblem(reason: SyntaxReason, column: number, found = ''): Failure<SyntaxProblem> {
  return refuse('FORMULA_SYNTAX', { reason, column, found });
}
