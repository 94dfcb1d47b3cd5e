import type { Fields } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { acceptBody } from '../validation/accept-body.ts';
import { asInput, assertNoProblems } from './accept-input.ts';
import { fieldContextOf } from './writer.ts';
import type { Writer } from './writer.ts';

const nothing: Fields = {};

/** What an action or transition asks for, checked like any other body. */
export const askedInput = (writer: Writer, ask: Fields | undefined, body: unknown): RecordValues => {
  const input = asInput(body ?? {});
  const accepted = acceptBody(
    writer.engine.catalogue,
    ask ?? nothing,
    input,
    fieldContextOf(writer),
    'create',
  );
  assertNoProblems(accepted.problems);
  return accepted.values;
};
