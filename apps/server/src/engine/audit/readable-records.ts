import { mayReadHistory } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { ruleIn } from '../query/compile.ts';
import { openSource } from '../query/list-statement.ts';
import { rightsOf } from '../query/rights.ts';
import { tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';

/** A record as a history entry names it; without an id it is the resource as a whole. */
export interface RecordName {
  readonly resource: string;
  readonly id: number | null;
}

const seenAmong = async (
  { database, catalogue }: Engine,
  context: CallContext,
  resource: AnyResource,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const reader = { catalogue, actor: context.actor, system: false };
  const source = openSource({ reader, caller: context, resource });
  const { alias, parameters } = source;
  const conditions = [`${alias}.id = ANY(${parameters.add(ids, 'bigint[]')})`, ...ruleIn(source)];
  const text = `SELECT ${alias}.id FROM ${tableName(resource)} ${alias} WHERE ${conditions.join(' AND ')}`;
  const rows = await database.of(context.institute).query<{ id: string }>(prepared(text, parameters.values));
  return new Set(rows.map(({ id }) => Number(id)));
};

/** The records of one resource whose history the caller may read now; `all` where the caller may read every row. */
const readableOf = async (
  engine: Engine,
  context: CallContext,
  resource: AnyResource,
  ids: readonly number[],
): Promise<'all' | ReadonlySet<number>> => {
  const rights = rightsOf(context.actor, resource);
  if (!rights.may('read') || !mayReadHistory(context.actor, resource.access)) return new Set();
  return rights.rows === 'all' ? 'all' : seenAmong(engine, context, resource, ids);
};

/**
 * Those of many records whose history the caller may read: the right to a change follows the current right to the record. A
 * record that is gone is readable by those who read all of its kind. One statement for each resource with rules.
 */
export const readableRecords = async (
  engine: Engine,
  context: CallContext,
  names: readonly RecordName[],
): Promise<(name: RecordName) => boolean> => {
  const keys = [...new Set(names.map(({ resource }) => resource))].filter((key) => engine.catalogue.has(key));
  const readable = new Map(
    await Promise.all(
      keys.map(async (key) => {
        const ids = names.flatMap(({ resource, id }) => (resource === key && id !== null ? [id] : []));
        return [key, await readableOf(engine, context, engine.catalogue.resource(key), ids)] as const;
      }),
    ),
  );
  return ({ resource, id }) => {
    const found = readable.get(resource);
    return found === 'all' || (id !== null && found?.has(id) === true);
  };
};
