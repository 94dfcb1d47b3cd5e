import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';
import type { CategoryType } from './category.ts';

/** Why a text cannot be the code of a category. */
export type CategoryCodeProblem =
  | Problem<'CATEGORY_CODE_FORMAT', { category: string }>
  | Problem<'CATEGORY_CODE_RESERVED', { category: string }>;

/** Raised when a formula reads a figure that does not exist yet when it is calculated. */
export type UnreadableCodeProblem = Problem<'CODE_NOT_READABLE', { category: string; readCode: string }>;

/** Values every formula may read in addition to other categories. EARNINGS has its own restriction. */
export const formulaVariables: readonly string[] = ['GROSS', 'NWD', 'LOPD', 'PRESENT', 'EARNINGS'];

/** Code of the line that deducts unpaid days from pay. */
export const lossOfPayCode = 'LOP';

/** Code of the line that deducts lateness from pay. */
export const latenessCode = 'LATENESS';

/**
 * Words with a meaning of their own inside formulas or on a payslip. `LOP` and `LATENESS` are among them
 * because codes are unique on a payslip and the lines of unpaid time carry them.
 */
export const reservedCodes: readonly string[] = [
  ...formulaVariables,
  'DEDUCTIONS',
  'MIN',
  'MAX',
  'ROUND',
  'FLOOR',
  'CEIL',
  lossOfPayCode,
  latenessCode,
];

const shape = /^[A-Z][A-Z0-9_]{0,19}$/;

/**
 * Checks the code of a new category: a capital letter, then capitals, digits or `_`, at most 20
 * characters, and none of {@link reservedCodes}.
 */
export function checkCategoryCode(code: string): Result<string, CategoryCodeProblem> {
  if (!shape.test(code)) return refuse('CATEGORY_CODE_FORMAT', { category: code });
  return reservedCodes.includes(code) ? refuse('CATEGORY_CODE_RESERVED', { category: code }) : success(code);
}

/**
 * Finds the first code a category must not read. The total of deductions is never readable, because
 * every deduction would depend on itself; the total of earnings only from deductions, likewise.
 * @param category code of the reading category, for the message
 * @param type whether it is an earning or a deduction
 * @param reads codes its formulas read
 */
export function findUnreadable(
  category: string,
  type: CategoryType,
  reads: readonly string[],
): UnreadableCodeProblem | undefined {
  const readCode = reads.find((code) => code === 'DEDUCTIONS' || (code === 'EARNINGS' && type === 'EARNING'));
  return readCode === undefined ? undefined : { code: 'CODE_NOT_READABLE', params: { category, readCode } };
}

/** Whether a code read by a formula is another category rather than a variable. */
export function isCategoryReference(code: string): boolean {
  return !formulaVariables.includes(code) && code !== 'DEDUCTIONS';
}
