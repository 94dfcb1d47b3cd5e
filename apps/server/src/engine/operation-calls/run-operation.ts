import { Forbidden, NotFound, mayAct, resourceOf } from '@school/kernel';
import type { AnyOperation } from '@school/kernel';
import type { RecordValues, Work } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { completed } from '../write/accept-shape.ts';
import { lostReferences } from '../write/asked-references.ts';
import { askedInput } from '../write/asked-input.ts';
import { assertNoProblems } from '../write/accept-input.ts';
import { EngineRecords } from '../write/records.ts';
import { mostRows, runVerb } from '../write/run-verb.ts';
import type { RunnableVerb } from '../write/run-verb.ts';
import { shapedAnswer } from '../operation/answer.ts';
import type { AnyGiven, Writing } from '../operation/handle.ts';
import type { SentOperation } from './sent-operation.ts';

type Sent = Pick<SentOperation, 'ids' | 'input' | 'addressed'>;

const takesOf = ({ on }: AnyOperation): RunnableVerb['takes'] => {
  if (on === undefined) return [0, 0];
  return 'one' in on ? [1, 1] : [on.least ?? 1, mostRows];
};

/** An operation as the verb it represents. */
const asVerb = (operation: AnyOperation): RunnableVerb => ({
  label: operation.label,
  access: operation.access,
  takes: takesOf(operation),
  audit: `operation:${operation.key}`,
  ...(operation.forOneself ? { forOneself: true } : {}),
  ...(operation.when ? { when: operation.when } : {}),
  ...(operation.input ? { ask: operation.input } : {}),
  ...(operation.conditions ? { askWhen: operation.conditions } : {}),
});

const givenOf = (
  { on, input = {} }: AnyOperation,
  values: RecordValues,
  rows: readonly RecordValues[],
): AnyGiven => ({
  input: completed(input, values),
  ...(on === undefined ? {} : 'one' in on ? { record: rows[0] ?? {} } : { records: rows }),
});

const noProgress = (): Promise<void> => Promise.resolve();

/**
 * Runs an operation inside a transaction and returns its answer as the definition declares it.
 * @throws NotFound, Forbidden, Invalid, Conflict `ILLEGAL_STATE`, and what its handler throws
 */
export const runOperation = async (
  engine: Engine,
  operation: AnyOperation,
  { ids, input, addressed }: Sent,
  work: Work,
  { progress = noProgress, ahead }: Partial<Pick<Writing, 'progress' | 'ahead'>> = {},
): Promise<unknown> => {
  const key = resourceOf(operation);
  const asked = { engine, work, system: false };
  const writer = key === undefined ? undefined : { ...asked, resource: engine.catalogue.resource(key) };
  const handler = engine.operations.handlerOf(operation);
  const verb = asVerb(operation);
  const answer = await runVerb(asked, verb, { ids, input, writer, addressed }, (rows, values) =>
    handler.run({ ...givenOf(operation, values, rows), context: work.context, work, progress, ahead }),
  );
  return shapedAnswer(operation.answer, answer);
};

/** Answers a read-only operation. @throws NotFound, Forbidden, Invalid, and what its handler throws */
export const askOperation = async (
  engine: Engine,
  operation: AnyOperation,
  { ids, input, addressed }: Sent,
  context: CallContext,
): Promise<unknown> => {
  if (!mayAct(context.actor, operation)) throw new Forbidden();
  const { input: shape = {} } = operation;
  const values = askedInput({ engine, work: { context } }, shape, input, addressed);
  const reader = new EngineRecords(engine);
  const connection = engine.database.of(context.institute);
  const choosing = { engine, context, connection, system: false };
  const lost = await lostReferences(choosing, shape, values);
  if (lost.some(({ field }) => addressed.has(field))) throw new NotFound();
  assertNoProblems(lost);
  const [id] = ids;
  const key = resourceOf(operation);
  const row = id === undefined || key === undefined ? {} : await reader.read(context, key, id);
  if (!row) throw new NotFound();
  const given = givenOf(operation, values, [row]);
  const answer = await engine.operations.handlerOf(operation).run({ ...given, context, reader, connection });
  return shapedAnswer(operation.answer, answer);
};
