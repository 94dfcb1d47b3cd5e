import { startOf } from '@school/kernel';
import type { FieldContext, FieldProblem, Fields } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { askedPicks } from '../query/asked-picks.ts';
import { acceptBody, problemAt } from '../validation/accept-body.ts';
import { asInput, assertNoProblems } from './accept-input.ts';
import { fieldContextOf } from './writer.ts';
import type { Writer } from './writer.ts';

const nothing: Fields = {};

/** References to records that the picker would not have offered. */
const lostReferences = async (
  { engine, work, system }: Writer,
  ask: Fields,
  values: RecordValues,
  form: RecordValues,
): Promise<readonly FieldProblem[]> => {
  const problems: FieldProblem[] = [];
  for (const [key, field] of Object.entries(ask)) {
    if (field.type !== 'ref' && field.type !== 'refs') continue;
    const given = values[key] ?? [];
    const ids = [...new Set((Array.isArray(given) ? given : [given]) as number[])];
    if (ids.length === 0) continue;
    const picking = { engine, context: work.context, field, form, system };
    const [row] = await work.transaction.query<{ total: string }>(askedPicks(picking, {}, ids));
    if (Number(row?.total ?? 0) < ids.length) problems.push(problemAt(key, 'notReference'));
  }
  return problems;
};

/** What the form begins with, for whoever calls without one; a moment is that of the call. */
const beginning = (ask: Fields, context: FieldContext): RecordValues =>
  Object.fromEntries(
    Object.entries(ask).flatMap(([key, field]) => {
      if (!('default' in field) || field.default === undefined) return [];
      return [[key, startOf(field, context) ?? new Date().toISOString()]];
    }),
  );

/** What an action or transition asks for, checked like any other body. @throws Invalid */
export const askedInput = (writer: Writer, ask: Fields = nothing, body: unknown): RecordValues => {
  const input = { ...beginning(ask, fieldContextOf(writer)), ...asInput(body ?? {}) };
  const accepted = acceptBody(writer.engine.catalogue, ask, input, fieldContextOf(writer), 'create');
  assertNoProblems(accepted.problems);
  return accepted.values;
};

/**
 * The records that were chosen are among those that the pickers offer. Asked once it is certain that the action is
 * possible: a record that is not there, or in another state, says so first.
 * @param row the record that is moved: what the form does not ask for, a filter reads there
 * @throws Invalid
 */
export const assertOffered = async (
  writer: Writer,
  ask: Fields = nothing,
  values: RecordValues,
  row: RecordValues = {},
): Promise<void> => {
  assertNoProblems(await lostReferences(writer, ask, values, { ...row, ...values }));
};
