import { Invalid, isSummable } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import { openSource } from './list-statement.ts';
import type { ListQuery } from './list-statement.ts';
import { objectOf } from './record-json.ts';
import { tableName } from './source.ts';
import { prepared } from './statement-name.ts';
import { scalarOf } from './compile.ts';
import { groupFigures, sumOf } from './group-figures.ts';
import type { Summed } from './group-figures.ts';
import type { Source } from './source.ts';
import { restrictionsOf } from './where.ts';
import { invalidField } from '../envelope/refusals.ts';

/** Maximum number of fields that one call may sum up. */
const maxSums = 30;

const refuse = (name: string): Invalid =>
  invalidField('sum', 'unknownField', '%{name} cannot be summed.', { name: name.slice(0, 60) });

/** The fields to sum up, each with its name. */
const summed = (source: Source, names: readonly string[]): readonly Summed[] => {
  if (names.length > maxSums)
    throw invalidField('sum', 'unknownField', 'At most %{max} fields.', { max: maxSums });
  return names.map((name) => {
    const value = scalarOf(source, name.split('.'));
    if (!value || !isSummable(value.field)) throw refuse(name);
    return { name, ...value };
  });
};

/**
 * Number of the filtered rows and sums over all of them: `{count, sum: {netPay: "…"}}` as JSON text in `row`. With groups
 * also `groups`, those in the requested range; see `groupFigures`.
 */
export const aggregateStatement = (query: ListQuery, sums: readonly string[]): Statement => {
  const source = openSource(query);
  const fields = summed(source, sums);
  const conditions = restrictionsOf(source, query.request);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const { group, range } = query.request;
  if (group)
    return prepared(groupFigures(source, { group, range, where, sums: fields }), source.parameters.values);
  const row = objectOf([
    ['count', 'count(*)'],
    ['sum', objectOf(fields.map(({ name, field, sql }) => [name, sumOf(field, sql)] as const))],
  ]);
  return prepared(
    `SELECT ${row}::text AS row FROM ${tableName(query.resource)} ${source.alias}${where}`,
    source.parameters.values,
  );
};
