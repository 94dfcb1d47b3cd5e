import type { AnyResource } from '@school/kernel';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { ruleIn } from '../query/compile.ts';
import { openSource } from '../query/list-statement.ts';
import { titleOf } from '../query/record-json.ts';
import { rightsOf } from '../query/rights.ts';
import { tableName } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import type { RecordName } from './readable-records.ts';

interface Titled {
  readonly id: string;
  readonly title: string | null;
}

const titled = async (
  { database, catalogue }: Engine,
  context: CallContext,
  resource: AnyResource,
  ids: readonly number[],
): Promise<readonly Titled[]> => {
  const rights = rightsOf(context.actor, resource);
  // What people keep private is not named to others, whatever rights they have.
  if (resource.access.discreet || resource.title === undefined || !rights.may('read') || !rights.picks)
    return [];
  const reader = { catalogue, actor: context.actor, system: false };
  const source = openSource({ reader, caller: context, resource });
  const { alias, parameters } = source;
  const title = titleOf(source);
  const conditions = [`${alias}.id = ANY(${parameters.add(ids, 'bigint[]')})`, ...ruleIn(source)];
  const text = `SELECT ${alias}.id, ${title} AS title FROM ${tableName(resource)} ${alias} WHERE ${conditions.join(' AND ')}`;
  return database.of(context.institute).query<Titled>(prepared(text, parameters.values));
};

/**
 * The current titles of records named in the history, as far as the caller may read them; none for those that are gone. One
 * statement per resource.
 */
export const recordTitles = async (
  engine: Engine,
  context: CallContext,
  names: readonly RecordName[],
): Promise<(name: RecordName) => string | undefined> => {
  const keys = [...new Set(names.map(({ resource }) => resource))].filter((key) => engine.catalogue.has(key));
  const titles = new Map<string, string>();
  for (const key of keys) {
    const ids = names.flatMap(({ resource, id }) => (resource === key && id !== null ? [id] : []));
    if (ids.length === 0) continue;
    for (const { id, title } of await titled(engine, context, engine.catalogue.resource(key), ids))
      if (title) titles.set(`${key} ${id}`, title);
  }
  return ({ resource, id }) => titles.get(`${resource} ${id}`);
};
