import { Invalid, dayOfWord, fieldTypeOf, problemAt, wordsOf } from '@school/kernel';
import type { AnyField, AnyReport, FieldContext, FieldProblem, Fields } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { refuseUnknown, single } from '../calls/query-parameters.ts';
import type { Query } from '../calls/query-parameters.ts';

/** What a report call accepts in addition to the report's parameters. */
export const ownParameters = ['format', 'sort', 'range', 'words'] as const;

const digits = /^-?\d{1,15}$/;

/** A text from the address in the form in which bodies carry the value. */
export const wireValue = ({ type }: AnyField, text: string, today: string): unknown => {
  if (type === 'date') return dayOfWord(text, today) ?? text;
  if (type === 'ref' || type === 'int') return digits.test(text) ? Number(text) : text;
  if (type === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'choices') return text.split(',');
  return type === 'refs' ? text.split(',').map((part) => (digits.test(part) ? Number(part) : part)) : text;
};

/**
 * Parameters from the address, each validated by the type of its field.
 * @param others what else the call accepts
 * @throws Invalid for unknown, missing and refused ones
 */
export const askedParameters = (
  fields: Fields,
  query: Query,
  context: FieldContext,
  others: readonly string[],
): RecordValues => {
  refuseUnknown(query, new Set([...Object.keys(fields), ...others]));
  const problems: FieldProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const label = field.label ?? wordsOf(key);
    const text = single(query, key);
    if (text === undefined) {
      if (field.required) problems.push(problemAt(key, label, { code: 'required' }));
      continue;
    }
    const accepted = fieldTypeOf(field).accept(wireValue(field, text, context.today), context);
    if (accepted.ok) values[key] = accepted.value;
    else problems.push(problemAt(key, label, accepted.violation));
  }
  if (problems.length > 0) throw new Invalid('Check the marked fields.', problems);
  return values;
};

/** The parameters of a report from the address. @throws Invalid for unknown, missing and refused ones */
export const reportParameters = (
  { parameters }: Pick<AnyReport, 'parameters'>,
  query: Query,
  context: FieldContext,
): RecordValues => askedParameters(parameters, query, context, ownParameters);
