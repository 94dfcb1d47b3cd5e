import { acceptValue, customFields, isMissing } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { problemAt } from '../validation/accept-body.ts';
import { assertNoProblems } from './accept-input.ts';
import { fieldContextOf } from './writer.ts';
import type { Writer } from './writer.ts';
import { customDefinitions } from '../custom/custom-field.store.ts';

const isObject = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Accepted values with the fields that the institution added checked by their definitions. What the body does not name
 * stays; values of fields that are no longer active stay too, and only they may be sent back unchanged. A body without
 * `details` asks for none, so that steps of an admission and programs that know nothing of them go on.
 * @throws Invalid with a problem for each field, `details.d7`
 */
export const acceptDetails = async (
  writer: Writer,
  values: RecordValues,
  before?: RecordValues,
): Promise<RecordValues> => {
  const { custom } = writer.resource;
  const given = values['details'];
  if (custom === undefined || given === undefined) return values;
  const current = isObject(before?.['details']) ? before['details'] : {};
  if (given === null) return { ...values, details: current };
  if (!isObject(given)) {
    assertNoProblems([problemAt('details', 'notGroup')]);
    return values;
  }
  const fields = customFields(await customDefinitions(writer.work.transaction, custom));
  const problems: FieldProblem[] = [];
  const kept: Record<string, unknown> = { ...current };
  for (const [key, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (!field) {
      if (!same(value, current[key])) problems.push(problemAt(`details.${key.slice(0, 60)}`, 'unknown'));
      continue;
    }
    const accepted = acceptValue(value, field, fieldContextOf(writer));
    if (!accepted.ok) {
      problems.push(
        problemAt(`details.${key}`, accepted.violation.code, accepted.violation.params, field.label),
      );
    } else if (isMissing(accepted.value)) delete kept[key];
    else kept[key] = accepted.value;
  }
  const lacking = writer.system
    ? []
    : Object.entries(fields).filter(([key, { required }]) => required && isMissing(kept[key]));
  for (const [key, { label }] of lacking)
    problems.push(problemAt(`details.${key}`, 'required', undefined, label));
  assertNoProblems(problems);
  return { ...values, details: kept };
};
