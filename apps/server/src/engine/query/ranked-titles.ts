import type { RefField } from '@school/kernel';
import { tellingField } from './record-name.ts';
import { titleTerms } from './title-terms.ts';
import { jsonOf, ruleIn, scalarOf } from './compile.ts';
import { titleOf } from './record-json.ts';
import { at, picked, rightsIn, tableName, trusted } from './source.ts';
import type { Source } from './source.ts';
import { subtitleOf } from './subtitle.ts';

/** What a joined table of titles contributes to order and heading. */
export interface RankedTitles {
  readonly join: string;
  /** Ordered by title; rows that the reader may not see come after all others, those without one at the very end. */
  readonly terms: readonly string[];
  readonly label: string;
  /** What tells rows with the same title apart: their number or code, else their second line. */
  readonly telling: (pointer: string) => string;
}

const tellingOf = (target: Source): string => {
  const key = tellingField(target.resource);
  const value = key === undefined ? undefined : scalarOf(target, [key]);
  return `coalesce(${value ? `(${jsonOf(value)})::text` : 'NULL'}, ${subtitleOf(target)}, '#' || ${target.alias}.id)`;
};

/**
 * The titles behind a reference with their position in order. Each title is resolved and sorted once, however many rows
 * point to it.
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
  const target = picked(at(reader, source.reader.catalogue.resource(field.to)));
  if (!rightsIn(target).picks)
    return { join: '', terms: [pointer], label: 'NULL::text', telling: () => 'NULL::text' };
  const rule = ruleIn(target).map((sql, index) => `${index === 0 ? ' WHERE ' : ' AND '}${sql}`);
  const id = `${target.alias}.id`;
  const rows = `SELECT ${id}, ${titleOf(target)} AS label, row_number() OVER (ORDER BY ${titleTerms(target).join(', ')}, ${id}) AS place FROM ${tableName(target.resource)} ${target.alias}${rule.join('')}`;
  const one = at(target, target.resource);
  return {
    join: ` LEFT JOIN (${rows}) ${alias} ON ${alias}.id = ${pointer}`,
    terms: [`${alias}.place`, pointer],
    label: `${alias}.label`,
    telling: (id) =>
      `(SELECT ${tellingOf(one)} FROM ${tableName(one.resource)} ${one.alias} WHERE ${one.alias}.id = ${id})`,
  };
};
