import { Forbidden, Invalid, NotFound, isIdentifier, mayAct } from '@school/kernel';
import type { Action } from '@school/kernel';
import type { Asking, RecordValues } from '../behaviour.ts';
import { problemAt } from '../validation/accept-body.ts';
import { asInput, problemsMessage } from './accept-input.ts';
import { EngineRecords } from './records.ts';
import { mostRows, runVerb } from './run-verb.ts';
import type { RunnableVerb } from './run-verb.ts';
import { behaviourOf } from './writer.ts';
import type { Writer } from './writer.ts';

/** Ids of a body, each once. @throws Invalid */
export const idsOf = (body: RecordValues): readonly number[] => {
  const ids = body['ids'] ?? [];
  if (Array.isArray(ids) && ids.length <= mostRows && ids.every(isIdentifier)) return [...new Set(ids)];
  throw new Invalid(problemsMessage, [problemAt('ids', 'notList')]);
};

const takes: Readonly<Record<Action['on'], RunnableVerb['takes']>> = {
  row: [1, 1],
  selection: [1, mostRows],
  list: [0, mostRows],
};

/** An action of a resource as the verb it represents. */
const asVerb = (name: string, action: Action): RunnableVerb => ({
  ...action,
  takes: takes[action.on],
  audit: `action:${name}`,
});

/**
 * Makes the external request that an action needs, with the rows that the caller sees, outside any transaction.
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
 * Runs a module's action on the chosen rows, as every verb is run.
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
  return runVerb(writer, asVerb(name, action), { ids, input, writer }, (rows, asked) =>
    run(rows, asked, work, ahead),
  );
};
