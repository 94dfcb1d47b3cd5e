import { Conflict, joinTableName, storedField } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { rightsOf } from '../query/rights.ts';
import { titleOf } from '../query/record-json.ts';
import { quoted, tableName } from '../query/source.ts';
import type { Source } from '../query/source.ts';
import { prepared } from '../query/statement-name.ts';
import { readerOf } from './writer.ts';
import type { Writer } from './writer.ts';
import { Parameters } from '../query/parameters.ts';
import { ruleIn } from '../query/compile.ts';

/** What blocks a delete. */
export interface Dependents {
  readonly entity: string;
  readonly label: string;
  readonly count: number;
  /** Titles of up to five of them that the caller may see. */
  readonly sample: readonly string[];
}

const sampleSize = 5;

interface Pointing {
  readonly resource: AnyResource;
  readonly field: string;
}

/** Rows that hold on to the record; those that are deleted along with it or detach automatically do not count. */
const holds = ({ resource, field }: Pointing): boolean => {
  const definition = resource.fields[field];
  if (definition?.type === 'refs') return true;
  return (
    definition?.type === 'ref' &&
    (definition.onDelete ?? 'restrict') === 'restrict' &&
    resource.parent !== field
  );
};

const conditionOf = (source: Source, { resource, field }: Pointing, id: number): string => {
  const place = source.parameters.add(id, 'bigint');
  if (resource.fields[field]?.type === 'refs') {
    const table = quoted(joinTableName(resource, field));
    return `EXISTS (SELECT FROM ${table} j WHERE j.owner_id = t.id AND j.target_id = ${place})`;
  }
  return `t.${quoted(storedField(resource, field)?.column ?? '')} = ${place}`;
};

const countOf = async (writer: Writer, pointing: Pointing, id: number): Promise<Dependents | undefined> => {
  const { resource } = pointing;
  const reader = readerOf(writer, writer.system);
  const source: Source = { reader, resource, alias: 't', parameters: new Parameters(writer.work.context) };
  const condition = conditionOf(source, pointing, id);
  const table = `${tableName(resource)} t`;
  const mayRead = rightsOf(reader.actor, resource, reader.system).may('read');
  const visible = [condition, ...(mayRead ? ruleIn(source) : ['false'])].join(' AND ');
  const titles = `SELECT ${titleOf(source)} AS title FROM ${table} WHERE ${visible} ORDER BY t.id LIMIT ${sampleSize}`;
  const text = `SELECT (SELECT count(*) FROM ${table} WHERE ${condition}) AS count,
    (SELECT coalesce(json_agg(s.title), '[]') FROM (${titles}) s WHERE s.title IS NOT NULL) AS sample`;
  const [row] = await writer.work.transaction.query<{ count: string; sample: string[] }>(
    prepared(text, source.parameters.values),
  );
  const count = Number(row?.count ?? 0);
  return count === 0
    ? undefined
    : { entity: resource.key, label: resource.label[count === 1 ? 0 : 1], count, sample: row?.sample ?? [] };
};

/** Everything that points at the record and would be left without it. */
export const dependentsOf = async (writer: Writer, id: number): Promise<readonly Dependents[]> => {
  const found: Dependents[] = [];
  for (const pointing of writer.engine.catalogue.pointingAt(writer.resource.key)) {
    if (!holds(pointing)) continue;
    const dependents = await countOf(writer, pointing, id);
    if (dependents) found.push(dependents);
  }
  return found;
};

export const hasDependents = (dependents: readonly Dependents[]): Conflict =>
  new Conflict('This record is still in use.', { code: 'HAS_DEPENDENTS', data: { dependents } });
