import { acceptValue, isMissing } from '@school/kernel';
import type { FieldContext, FieldProblem, Fields } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { problemAt } from '../validation/accept-body.ts';
import { assertNoProblems } from './accept-input.ts';

/** Values stored together in one column, under fields that are not in the catalogue. */
export interface Packed {
  /** Key of the column, under which problems are reported: `details`. */
  readonly at: string;
  readonly fields: Fields;
  readonly given: unknown;
  /** The previous values. */
  readonly current: RecordValues;
  readonly context: FieldContext;
  /** Required ones may be missing: the product writes, not a person. */
  readonly incomplete?: boolean;
}

const isObject = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Longest part of an unknown key that a problem repeats. */
const toldKey = 60;

/**
 * The values validated against the fields. What is not named stays; values of fields that no longer exist stay too, and may
 * only be sent back unchanged.
 * @throws Invalid with a problem for each field, `details.d7`
 */
export const acceptPacked = ({ at, fields, given, current, context, incomplete }: Packed): RecordValues => {
  if (!isObject(given)) {
    assertNoProblems([problemAt(at, 'notGroup')]);
    return current;
  }
  const problems: FieldProblem[] = [];
  const kept: Record<string, unknown> = { ...current };
  for (const [key, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field) {
      if (!same(value, current[key])) problems.push(problemAt(`${at}.${key.slice(0, toldKey)}`, 'unknown'));
      continue;
    }
    const accepted = acceptValue(value, field, context);
    if (!accepted.ok) {
      problems.push(
        problemAt(`${at}.${key}`, accepted.violation.code, accepted.violation.params, field.label),
      );
    } else if (isMissing(accepted.value)) delete kept[key];
    else kept[key] = accepted.value;
  }
  const lacking = incomplete
    ? []
    : Object.entries(fields).filter(([key, { required }]) => required && isMissing(kept[key]));
  for (const [key, { label }] of lacking)
    problems.push(problemAt(`${at}.${key}`, 'required', undefined, label));
  assertNoProblems(problems);
  return kept;
};
