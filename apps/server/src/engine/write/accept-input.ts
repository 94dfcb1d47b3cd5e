import { Invalid } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { acceptBody } from '../validation/accept-body.ts';
import { inputFields } from '../validation/body-class.ts';
import { blankMarkup } from './blank-markup.ts';
import { permittedInput } from './permitted-input.ts';
import { fieldContextOf } from './writer.ts';
import type { Writer } from './writer.ts';

/** Sentence above the marked fields. */
export const problemsMessage = 'Check the marked fields.';

/** @throws Invalid when there is a problem, each field named once */
export const assertNoProblems = (problems: readonly FieldProblem[]): void => {
  if (problems.length === 0) return;
  const first = new Map(problems.map((problem) => [problem.field, problem] as const).toReversed());
  throw new Invalid(problemsMessage, [...first.values()].toReversed());
};

/** A body as received from outside: an object and nothing else. */
export const asInput = (body: unknown): RecordValues => {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as RecordValues;
  throw new Invalid('The body must be a JSON object.');
};

/**
 * The values of a body in the form in which they are stored, validated field by field.
 * @param current the record as the caller has read it, undefined for a new one
 * @throws Invalid with every problem of the body
 */
export const acceptInput = (writer: Writer, body: unknown, current?: RecordValues): RecordValues => {
  const permitted = permittedInput(writer, asInput(body), current);
  const accepted = acceptBody(
    writer.engine.catalogue,
    inputFields(writer.resource),
    permitted.values,
    fieldContextOf(writer),
    current ? 'change' : 'create',
  );
  assertNoProblems([...permitted.problems, ...accepted.problems]);
  assertNoProblems(blankMarkup(writer.resource.fields, accepted.values));
  return accepted.values;
};
