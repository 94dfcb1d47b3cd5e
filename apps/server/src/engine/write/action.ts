import { Forbidden, Invalid, NotFound, isIdentifier, mayAct } from '@school/kernel';
import type { Action } from '@school/kernel';
import { writeAudit } from '../audit/write-audit.ts';
import type { Asking, RecordValues } from '../behaviour.ts';
import { tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { problemAt } from '../validation/accept-body.ts';
import { asInput, problemsMessage } from './accept-input.ts';
import { askedInput, assertOffered } from './asked-input.ts';
import { notPossible } from './not-possible.ts';
import { EngineRecords } from './records.ts';
import { readState } from './row-state.ts';
import { behaviourOf, sourcesOf } from './writer.ts';
import type { Writer } from './writer.ts';
import { expressionIn, ruleIn } from '../query/compile.ts';

/** Rows that one action may be run on. */
const maxRows = 1_000;

const idsOf = (body: RecordValues): readonly number[] => {
  const ids = body['ids'] ?? [];
  if (Array.isArray(ids) && ids.length <= maxRows && ids.every(isIdentifier)) return [...new Set(ids)];
  throw new Invalid(problemsMessage, [problemAt('ids', 'notList')]);
};

/** Locks the chosen rows, in one order for everybody, and asks whether the action is meant for them. */
const lockRows = async (writer: Writer, action: Action, ids: readonly number[]): Promise<void> => {
  const { whole, own } = sourcesOf(writer);
  const when = action.when ? expressionIn(whole, action.when) : 'true';
  const conditions = [`t.id = ANY(${whole.parameters.add(ids, 'bigint[]')})`, ...ruleIn(own)];
  const text = `SELECT t.id, coalesce(${when}, false) AS fits FROM ${tableName(writer.resource)} t
    WHERE ${conditions.join(' AND ')} ORDER BY t.id FOR UPDATE OF t`;
  const rows = await writer.work.transaction.query<{ fits: boolean }>(
    prepared(text, whole.parameters.values),
  );
  if (rows.length < ids.length) throw new NotFound();
  if (rows.some(({ fits }) => !fits)) {
    throw notPossible(action);
  }
};

/**
 * Asks outside what an action needs from there, with the rows that the caller sees, in no transaction.
 * @throws NotFound, Forbidden, Invalid as the action itself
 */
export const askAhead = async (
  { engine, resource, context }: Pick<Writer, 'engine' | 'resource'> & Pick<Asking, 'context'>,
  name: string,
  body: unknown,
): Promise<unknown> => {
  const ahead = engine.behaviours[resource.key]?.ahead?.[name];
  const action = resource.actions?.[name];
  if (!ahead || !action) return undefined;
  if (!mayAct(context.actor, action)) throw new Forbidden();
  const id = idsOf(asInput(body ?? {}));
  const records = new EngineRecords(engine);
  if ((await records.count(context, resource.key, { filter: { id_in: id } })) < id.length)
    throw new NotFound();
  const rows = await records.list(context, resource.key, { filter: { id_in: id }, system: true });
  return ahead(rows, { context, records, connection: engine.database.of(context.institute) });
};

/**
 * Runs an action of a module on the chosen rows. A row that the caller may not see refuses the whole as not found.
 * @throws NotFound, Forbidden, Invalid, Conflict `ILLEGAL_STATE`
 */
export const runAction = async (
  writer: Writer,
  name: string,
  body: unknown,
  ahead?: unknown,
): Promise<unknown> => {
  const { resource, work, system } = writer;
  const action = Object.hasOwn(resource.actions ?? {}, name) ? resource.actions?.[name] : undefined;
  const run = behaviourOf(writer).actions?.[name];
  if (!action || !run) throw new NotFound();
  if (!system && !mayAct(work.context.actor, action)) throw new Forbidden();
  const { ids: _ids, input, ...unknown } = asInput(body ?? {});
  const [surplus] = Object.keys(unknown);
  if (surplus !== undefined) throw new Invalid(problemsMessage, [problemAt(surplus.slice(0, 60), 'unknown')]);
  const ids = idsOf(asInput(body ?? {}));
  if (action.on !== 'list' && ids.length === 0)
    throw new Invalid(problemsMessage, [problemAt('ids', 'required')]);
  if (action.on === 'row' && ids.length > 1)
    throw new Invalid(problemsMessage, [problemAt('ids', 'tooMany', { max: 1 })]);
  const asked = askedInput(writer, action.ask, input);
  if (ids.length > 0) await lockRows(writer, action, ids);
  await assertOffered(writer, action.ask, asked);
  const rows: RecordValues[] = [];
  for (const id of ids) rows.push((await readState(writer, id)).values);
  const result = await run(rows, asked, work, ahead);
  for (const row of rows) {
    const [id, version] = [Number(row['id']), Number(row['version'])];
    writeAudit(work, { resource, id, verb: `action:${name}`.slice(0, 63), version, changes: {} });
  }
  return result;
};
