import { snakeCase } from '@school/kernel';
import type { RefField, RefsField } from '@school/kernel';
import type { Statement } from '../../../platform/database/database.ts';
import type { ListRequest } from '../../query/list-request.ts';
import { jsonOf, ruleIn, scalarOf } from '../../query/compile.ts';
import { orderOf } from '../../query/order.ts';
import { titleOf } from '../../query/record-json.ts';
import { at, columnOf, joinTable, picked, quoted, tableName } from '../../query/source.ts';
import type { Source } from '../../query/source.ts';
import { restrictionsOf } from '../../query/where.ts';
import { tellingField } from '../../query/record-name.ts';
import type { ExportColumn } from './export-columns.ts';
import { groupColumns, groupFigureColumns } from './export-groups.ts';
import type { ExportGroups } from './export-groups.ts';

/** Title of a row of the target, followed by its number where two rows may have the same title. */
const nameOf = (target: Source): string => {
  const title = titleOf(target);
  const telling = tellingField(target.resource);
  const key = telling === undefined ? undefined : scalarOf(target, [telling]);
  return key ? `concat(${title}, ' (' || (${jsonOf(key)})::text || ')')` : title;
};

const oneReference = (source: Source, key: string, field: RefField): string => {
  if (key === 'id') return `${source.alias}.id::text`;
  const target = picked(at(source, source.reader.catalogue.resource(field.to)));
  const pointer = scalarOf(source, [key])?.sql ?? 'NULL';
  const conditions = [`${target.alias}.id = ${pointer}`, ...ruleIn(target)];
  return `(SELECT ${nameOf(target)} FROM ${tableName(target.resource)} ${target.alias} WHERE ${conditions.join(' AND ')})`;
};

const manyReferences = (source: Source, key: string, field: RefsField): string => {
  const target = picked(at(source, source.reader.catalogue.resource(field.to)));
  const link = `${source.alias}j`;
  const names = `string_agg(${nameOf(target)}, '; ' ORDER BY ${link}.position, ${link}.target_id)`;
  const joins = `${joinTable(source, key)} ${link} JOIN ${tableName(target.resource)} ${target.alias} ON ${target.alias}.id = ${link}.target_id`;
  const conditions = [`${link}.owner_id = ${source.alias}.id`, ...ruleIn(target)];
  return `(SELECT ${names} FROM ${joins} WHERE ${conditions.join(' AND ')})`;
};

const fileName = (source: Source, key: string): string => {
  const inner = `${source.alias}f`;
  return `(SELECT ${inner}.name FROM stored_file ${inner} WHERE ${inner}.id = ${columnOf(source, `${snakeCase(key)}_id`)})`;
};

const valueOf = (source: Source, { path, field }: ExportColumn): string => {
  if (field.type === 'ref') return oneReference(source, path, field);
  if (field.type === 'refs') return manyReferences(source, path, field);
  if (field.type === 'file' || field.type === 'image') return fileName(source, path);
  const value = scalarOf(source, path.split('.'));
  return value ? jsonOf(value) : 'NULL';
};

/**
 * All rows of the list with the values of the columns, each as JSON text of `{"0": …, "1": …}` in a column `row`.
 * @param groups whose figures accompany each row
 */
export const exportStatement = (
  source: Source,
  request: ListRequest,
  columns: readonly ExportColumn[],
  groups?: ExportGroups,
): Statement => {
  const { alias, resource, parameters } = source;
  const conditions = restrictionsOf(source, request);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const { joins, by } = orderOf(source, request);
  const values = columns.map((column, index) => `${valueOf(source, column)} AS ${quoted(String(index))}`);
  if (groups) values.push(...groupColumns(groups, alias, valueOf(source, groups.named)));
  const figures = groups ? groupFigureColumns(groups) : '';
  const chosen = `SELECT ${alias}.*${figures} FROM ${tableName(resource)} ${alias}${joins}${where} ORDER BY ${by}`;
  const text = `SELECT row_to_json(r)::text AS row FROM (SELECT ${values.join(', ')} FROM (${chosen}) ${alias}) r`;
  return { text, values: parameters.values };
};
