import { Conflict, Invalid, Refusal, messageOf } from '@school/kernel';
import type { FieldProblem, Violation } from '@school/kernel';
import { refusalOfDatabase } from '../../envelope/database-failure.ts';

/** A row cannot be imported; the message states the column and the reason in words. */
export class RowRefused extends Error {}

/** Reasons in words that name the column, not only the field. */
export const reasonOf = (column: string, { code, params }: Violation, own?: string): string => {
  if (own !== undefined && ['check', 'pattern'].includes(code)) return `${column}: ${own}`;
  const text = messageOf({ code, ...(params ? { params } : {}) }, column);
  if (code === 'pattern') return `${column}: ${text}`;
  return text.endsWith('is not valid') && own !== undefined ? `${column}: ${own}` : text;
};

const problemsOf = (refusal: Refusal): readonly FieldProblem[] => {
  if (refusal instanceof Invalid) return refusal.errors;
  const errors = refusal.data['errors'];
  return refusal instanceof Conflict && Array.isArray(errors) ? (errors as FieldProblem[]) : [];
};

/**
 * Why the engine has refused a row, in words; undefined for server errors.
 * @param columnOf name of the column that fills a field, or of the field when none does
 */
export const reasonOfError = (error: unknown, columnOf: (path: string) => string): string | undefined => {
  if (error instanceof RowRefused) return error.message;
  const refusal = error instanceof Refusal ? error : refusalOfDatabase(error);
  if (!refusal) return undefined;
  const problems = problemsOf(refusal);
  if (problems.length === 0) return refusal.message;
  return problems.map((problem) => reasonOf(columnOf(problem.field), problem, problem.message)).join('; ');
};
