import { fieldTypeOf, inOrder } from '@school/kernel';
import type { RefField } from '@school/kernel';
import { ruleIn, scalarOf } from './compile.ts';
import { titleOf } from './record-json.ts';
import { at, rightsIn, tableName, trusted } from './source.ts';
import type { Source } from './source.ts';

/** The order by the title of a row, as a picker has it. */
const sortedTitle = (target: Source): string => {
  const title = scalarOf(target, target.resource.title.split('.'));
  const sort = title && fieldTypeOf(title.field).sql?.sort;
  return title ? (sort?.(title.sql) ?? title.sql) : inOrder('NULL::text');
};

/** What a joined table of titles gives to order and heading. */
export interface RankedTitles {
  readonly join: string;
  /** Ordered by title; rows that the reader may not see come after all others, those without one at the end. */
  readonly terms: readonly string[];
  readonly label: string;
}

/**
 * The titles behind a reference with their place in order. Each title is found and put in order once, however many
 * rows point there.
 * @param pointer SQL of the id
 * @param alias of the joined table
 */
export const rankedTitles = (
  source: Source,
  field: RefField,
  pointer: string,
  alias: string,
): RankedTitles => {
  const reader = field.named === true ? trusted(source) : source;
  const target = at(reader, source.reader.catalogue.resource(field.to));
  if (!rightsIn(target).may('read')) return { join: '', terms: [pointer], label: 'NULL::text' };
  const rule = ruleIn(target).map((sql, index) => `${index === 0 ? ' WHERE ' : ' AND '}${sql}`);
  const id = `${target.alias}.id`;
  const rows = `SELECT ${id}, ${titleOf(target)} AS label, row_number() OVER (ORDER BY ${sortedTitle(target)}, ${id}) AS place FROM ${tableName(target.resource)} ${target.alias}${rule.join('')}`;
  return {
    join: ` LEFT JOIN (${rows}) ${alias} ON ${alias}.id = ${pointer}`,
    terms: [`${alias}.place`, pointer],
    label: `${alias}.label`,
  };
};
