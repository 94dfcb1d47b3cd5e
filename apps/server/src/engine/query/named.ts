import { fieldTypeOf } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import { uniqueFields } from './record-name.ts';
import { scalarOf } from './compile.ts';
import { openPicker } from './list-statement.ts';
import type { ListQuery } from './list-statement.ts';
import { offeredTitleOf, titleOf } from './record-json.ts';
import { tableName } from './source.ts';
import type { Source } from './source.ts';
import { prepared } from './statement-name.ts';
import { restrictionsOf } from './where.ts';

/** Maximum names per call: what a user pastes into a form. */
export const mostNames = 500;

/** Fields by which a text may name a record: its keys, or only the title. */
export type NamedBy = 'key' | 'title';

const sameText = (sql: string): string => `lower(btrim((${sql})::text)) = lower(btrim(n.name))`;

/** One comparison for each key that the reader may read; titles need not be unique. */
const comparisons = (source: Source, by: NamedBy): readonly string[] => {
  if (by === 'title') return [sameText(titleOf(source))];
  return uniqueFields(source.resource).flatMap(({ path, field }) => {
    const value = scalarOf(source, path.split('.'));
    if (!value) return [];
    return fieldTypeOf(field).kind === 'number'
      ? [`(${value.sql})::text = btrim(n.name)`]
      : [sameText(value.sql)];
  });
};

/**
 * Which record each of the given texts names, as rows `{name, id, label}`; a text that names none or several has no row.
 * Only records that a picker with the same filter would offer count. Undefined when nothing can be compared.
 */
export const namedStatement = (
  query: ListQuery,
  names: readonly string[],
  by: NamedBy,
): Statement | undefined => {
  const source = openPicker(query);
  const { alias, parameters, resource } = source;
  const asked = `unnest(${parameters.add(names, 'text[]')}) AS n(name)`;
  const conditions = restrictionsOf(source, { archived: false, ...query.request });
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const found = comparisons(source, by).map(
    (same) =>
      `SELECT n.name, ${alias}.id, ${offeredTitleOf(source)} AS label FROM ${asked} JOIN ${tableName(resource)} ${alias} ON ${same}${where}`,
  );
  if (found.length === 0) return undefined;
  return prepared(
    `SELECT f.name, min(f.id)::float8 AS id, min(f.label) AS label FROM (${found.join(' UNION ')}) f
      GROUP BY f.name HAVING count(DISTINCT f.id) = 1`,
    parameters.values,
  );
};
