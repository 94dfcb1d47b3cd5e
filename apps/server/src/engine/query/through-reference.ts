import { snakeCase } from '@school/kernel';
import type { RefField, RefsField } from '@school/kernel';
import { at, columnOf, joinTable, tableName } from './source.ts';
import type { Source } from './source.ts';
import { ruleIn } from './compile.ts';

/**
 * One value, or a list of them, made from the rows that a reference points at.
 * @param seen as what the rows are seen: `picked` where a picker also shows the value
 */
export const throughReference = (
  source: Source,
  key: string,
  field: RefField | RefsField,
  value: (target: Source) => string,
  seen: (target: Source) => Source = (target) => target,
): string => {
  const target = seen(at(source, source.reader.catalogue.resource(field.to)));
  const table = `${tableName(target.resource)} ${target.alias}`;
  const rule = ruleIn(target).map((sql) => ` AND ${sql}`);
  if (field.type === 'ref') {
    const pointer = columnOf(source, `${snakeCase(key)}_id`);
    return `(SELECT ${value(target)} FROM ${table} WHERE ${target.alias}.id = ${pointer}${rule.join('')})`;
  }
  const link = `${source.alias}j`;
  const joins = `${joinTable(source, key)} ${link} JOIN ${table} ON ${target.alias}.id = ${link}.target_id`;
  return `coalesce((SELECT json_agg(${value(target)} ORDER BY ${link}.position, ${link}.target_id) FROM ${joins} WHERE ${link}.owner_id = ${source.alias}.id${rule.join('')}), '[]')`;
};
