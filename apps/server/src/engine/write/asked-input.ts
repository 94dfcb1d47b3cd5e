import { NotFound, askedProblems, fieldsIn } from '@school/kernel';
import type { AnyResource, AskedForm, FieldProblem, Fields, Shape } from '@school/kernel';
import type { RecordValues, Work } from '../behaviour.ts';
import type { Engine } from '../engine.ts';
import { problemAt } from '../validation/accept-body.ts';
import { acceptShape, completed } from './accept-shape.ts';
import { asInput, assertNoProblems } from './accept-input.ts';
import { lostReferences } from './asked-references.ts';
import { fieldContextOf } from './writer.ts';
import type { Writer } from './writer.ts';

const nothing: Fields = {};

/** What runs a verb: a writer, also one tied to no resource. */
export type Asked = Pick<Writer, 'engine' | 'work' | 'system'>;

/** Fields taken from the address of a call: a wrong value there means not found, and not a mistake in a form. */
export type Addressed = ReadonlySet<string>;
const nowhere: Addressed = new Set();

const assertGood = (problems: readonly FieldProblem[], addressed: Addressed): void => {
  if (problems.some(({ field }) => addressed.has(field))) throw new NotFound();
  assertNoProblems(problems);
};

/** What a verb asks for, validated like any other body. @throws Invalid, NotFound */
export const askedInput = (
  { engine, work }: { readonly engine: Engine; readonly work: Pick<Work, 'context'> },
  shape: Shape = nothing,
  body: unknown,
  addressed: Addressed = nowhere,
): RecordValues => {
  const accepted = acceptShape(engine.catalogue, shape, asInput(body ?? {}), fieldContextOf({ work }));
  assertGood(accepted.problems, addressed);
  return accepted.values;
};

/** What a verb asks for, and when. */
interface AskedBy {
  readonly ask?: Shape | undefined;
  readonly askWhen?: AskedForm['conditions'];
  /** Of the single record that it is about. */
  readonly of?: AnyResource | undefined;
}

/**
 * What conditions require is present, and nothing that is not asked for.
 * @param row the record behind the form
 * @throws Invalid
 */
export const assertAsked = (
  { engine: { catalogue }, work }: Pick<Asked, 'engine'> & { readonly work: Pick<Work, 'context'> },
  { ask = nothing, askWhen: conditions, of }: AskedBy,
  values: RecordValues,
  row: RecordValues = {},
): void => {
  if (!conditions) return;
  const context = fieldContextOf({ work });
  const around = { ...row, ...completed(ask, values) };
  const found = askedProblems({ fields: fieldsIn(ask), conditions, of }, values, around, {
    catalogue,
    context,
  });
  assertNoProblems(found.map(({ field, code }) => problemAt(field, code)));
};

/**
 * The chosen records are among those that the pickers offer. Checked once it is certain that the verb is possible: a record
 * that does not exist, or is in another state, is reported first.
 * @param row the record being moved: what the form does not ask for, a filter reads there
 * @throws Invalid, NotFound
 */
export const assertOffered = async (
  { engine, work, system }: Asked,
  shape: Shape = nothing,
  values: RecordValues,
  row: RecordValues = {},
  addressed: Addressed = nowhere,
): Promise<void> => {
  const choosing = { engine, context: work.context, connection: work.transaction, system };
  assertGood(await lostReferences(choosing, shape, values, { ...row, ...values }), addressed);
};
