import { Forbidden, Invalid, NotFound, fieldsRead, mayAct } from '@school/kernel';
import type { AskedForm, Expression, Principal, Shape } from '@school/kernel';
import { writeAudit } from '../audit/write-audit.ts';
import type { RecordValues } from '../behaviour.ts';
import { expressionIn, ruleIn } from '../query/compile.ts';
import { tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { problemAt } from '../validation/accept-body.ts';
import { problemsMessage } from './accept-input.ts';
import { askedInput, assertAsked, assertOffered } from './asked-input.ts';
import type { Addressed, Asked } from './asked-input.ts';
import { notPossible } from './not-possible.ts';
import { readState } from './row-state.ts';
import { sourcesOf } from './writer.ts';
import type { Writer } from './writer.ts';

/** A verb being run: an action of a resource, or an operation. */
export interface RunnableVerb {
  readonly label: string;
  readonly access: readonly Principal[];
  readonly forOneself?: boolean;
  readonly when?: Expression;
  readonly ask?: Shape;
  readonly askWhen?: AskedForm['conditions'];
  /** How many records it takes. */
  readonly takes: readonly [least: number, most: number];
  /** Its name in the history. */
  readonly audit: string;
}

/** The input received for a verb. */
export interface SentVerb {
  readonly ids: readonly number[];
  readonly input: unknown;
  /** For the records; none where the verb is about none. */
  readonly writer?: Writer | undefined;
  readonly addressed?: Addressed;
}

/** Maximum rows that one verb may be run on. */
export const mostRows = 1_000;

const assertNumber = ({ takes: [least, most] }: RunnableVerb, ids: readonly number[]): void => {
  if (ids.length < least) throw new Invalid(problemsMessage, [problemAt('ids', 'required')]);
  if (ids.length > most) throw new Invalid(problemsMessage, [problemAt('ids', 'tooMany', { max: most })]);
};

/** What the condition of a verb reads of a record, as it is now: choices that the caller may read, such as its status. */
const statesOf = async (writer: Writer, { when }: RunnableVerb, id: number): Promise<RecordValues> => {
  const read = JSON.parse((await readState(writer, id)).json) as RecordValues;
  const asked = when ? fieldsRead(when) : [];
  return Object.fromEntries(
    asked
      .filter((key) => writer.resource.fields[key]?.type === 'choice' && key in read)
      .map((key) => [key, read[key]]),
  );
};

/** Whether a verb is possible for a locked record in its current state. */
export const isMeant = async (writer: Writer, when: Expression, id: number): Promise<boolean> => {
  const { whole } = sourcesOf(writer);
  const fits = expressionIn(whole, when);
  const text = `SELECT coalesce(${fits}, false) AS fits FROM ${tableName(writer.resource)} t
    WHERE t.id = ${whole.parameters.add(id, 'bigint')}`;
  const [row] = await writer.work.transaction.query<{ fits: boolean }>(
    prepared(text, whole.parameters.values),
  );
  return row?.fits === true;
};

/** Locks the chosen rows, in one order for everybody, and checks whether the verb is possible for them. */
const lockRows = async (writer: Writer, verb: RunnableVerb, ids: readonly number[]): Promise<void> => {
  const { whole, own } = sourcesOf(writer);
  const when = verb.when ? expressionIn(whole, verb.when) : 'true';
  const conditions = [`t.id = ANY(${whole.parameters.add(ids, 'bigint[]')})`, ...ruleIn(own)];
  const text = `SELECT t.id, coalesce(${when}, false) AS fits FROM ${tableName(writer.resource)} t
    WHERE ${conditions.join(' AND ')} ORDER BY t.id FOR UPDATE OF t`;
  const rows = await writer.work.transaction.query<{ id: string; fits: boolean }>(
    prepared(text, whole.parameters.values),
  );
  if (rows.length < ids.length) throw new NotFound();
  const misfit = rows.find(({ fits }) => !fits);
  if (misfit) throw notPossible(verb, await statesOf(writer, verb, Number(misfit.id)));
};

const heldRows = async (
  writer: Writer | undefined,
  verb: RunnableVerb,
  ids: readonly number[],
): Promise<readonly RecordValues[]> => {
  if (!writer || ids.length === 0) return [];
  await lockRows(writer, verb, ids);
  const rows: RecordValues[] = [];
  for (const id of ids) rows.push((await readState(writer, id)).values);
  return rows;
};

/**
 * The one way in which a verb is run: rights, number of records, input, lock and condition of the records, choices, its
 * effect, history. A record that the caller may not see refuses the whole as not found.
 * @throws NotFound, Forbidden, Invalid, Conflict `ILLEGAL_STATE`
 */
export const runVerb = async (
  asked: Asked,
  verb: RunnableVerb,
  sent: SentVerb,
  run: (rows: readonly RecordValues[], input: RecordValues) => Promise<unknown>,
): Promise<unknown> => {
  const { ids, writer, addressed } = sent;
  if (!asked.system && !mayAct(asked.work.context.actor, verb)) throw new Forbidden();
  assertNumber(verb, ids);
  const input = askedInput(asked, verb.ask, sent.input, addressed);
  const rows = await heldRows(writer, verb, ids);
  const { takes, ask, askWhen } = verb;
  const row = takes[1] === 1 ? rows[0] : undefined;
  assertAsked(asked, { ask, askWhen, of: writer?.resource }, input, row);
  await assertOffered(asked, ask, input, row, addressed);
  const result = await run(rows, input);
  for (const row of writer ? rows : []) {
    const [id, version] = [Number(row['id']), Number(row['version'])];
    writeAudit(asked.work, {
      resource: { key: writer?.resource.key ?? '' },
      id,
      verb: verb.audit.slice(0, 63),
      version,
      changes: {},
    });
  }
  return result;
};
