import { wordsOf } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import type { FieldError } from '../data/field-errors.ts';

const place = /^(\w+)\[(\d+)\]\.(\w+)/;

/** Those that belong to no entry of the list. */
export const outsideEntries = (problems: readonly FieldProblem[], list: string): readonly FieldProblem[] =>
  problems.filter(({ field }) => place.exec(field)?.[1] !== list);

/**
 * Why fields of the entries of a list in a body were refused: `exams[2].endTime` is found under 2 and `endTime`.
 * @param say a violation in the user's language, as returned by `useViolationWords`
 */
export const problemsByEntry = (
  problems: readonly FieldProblem[],
  list: string,
  say: (error: FieldError, label: string) => string,
): ReadonlyMap<number, Readonly<Record<string, string>>> => {
  const found = new Map<number, Record<string, string>>();
  for (const { field, code, message, params } of problems) {
    const [, name, at, key] = place.exec(field) ?? [];
    if (name !== list || key === undefined) continue;
    const entry = found.get(Number(at)) ?? {};
    entry[key] ??= say({ type: code, message, params }, wordsOf(key));
    found.set(Number(at), entry);
  }
  return found;
};
