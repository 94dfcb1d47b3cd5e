import { escapeLike, fieldTypeOf, searchFields } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { Caller } from '../query/parameters.ts';
import { Parameters } from '../query/parameters.ts';
import { jsonOf, ruleIn, scalarOf, whereIn } from '../query/compile.ts';
import { subtitleOf, subtitlePartsOf } from '../query/subtitle.ts';
import { objectOf, titleOf } from '../query/record-json.ts';
import { columnOf, picked, rightsIn, tableName } from '../query/source.ts';
import type { Reader, Source } from '../query/source.ts';
import { addressFields } from './searchable.ts';

/** Rows of one resource in an answer, and how many matches are considered to choose them from. */
const shown = 6;
const candidates = 200;
const largestId = 9_007_199_254_740_991n;

export interface SearchQuery {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly resources: readonly AnyResource[];
  readonly words: readonly string[];
  /** Only whole numbers, codes and names; what indexes answer immediately. */
  readonly exactOnly: boolean;
  /** Maximum rows in the whole answer; by default a page of the palette. */
  readonly most?: number;
  /** Also what the reader may only refer to, as in pickers: by title and second line. */
  readonly picks?: boolean;
}

/** Whether the words as a whole match a unique value of the row: a number, a code, a name. */
const exactly = (source: Source, text: string): string => {
  const { reads } = rightsIn(source);
  const fields = searchFields(source.resource).filter(
    ({ field }) => reads(field) && (field.type === 'series' || ('unique' in field && field.unique)),
  );
  const terms = fields.flatMap(({ field, column }) => {
    const name = columnOf(source, column);
    if (fieldTypeOf(field).kind === 'text')
      return [`lower(btrim(${name})) = ${source.parameters.add(text, 'text')}`];
    const isWhole = /^\d{1,16}$/.test(text) && BigInt(text) <= largestId;
    return isWhole ? [`${name} = ${source.parameters.add(text, 'bigint')}`] : [];
  });
  return terms.length === 0 ? 'false' : `(${terms.join(' OR ')})`;
};

/** Every word occurs in what the reader may read. */
const contains = (source: Source, words: readonly string[]): string =>
  whereIn(source, { q: words.join(' ') });

const branchOf = (source: Source, { words, exactOnly }: SearchQuery, place: number): string => {
  const { alias, parameters, resource } = source;
  const text = words.join(' ');
  const table = `${tableName(resource)} ${alias}`;
  const visible = [`${alias}.archived = false`, ...ruleIn(source)].join(' AND ');
  const find = (condition: string, most: number): string =>
    `(SELECT ${alias}.id FROM ${table} WHERE ${condition} AND ${visible} LIMIT ${most})`;
  const exact = exactly(source, text);
  const finds = [find(exact, shown), ...(exactOnly ? [] : [find(contains(source, words), candidates)])];
  const title = `lower(${titleOf(source)})`;
  const starts = parameters.add(`${escapeLike(text)}%`, 'text');
  const within = parameters.add(`% ${escapeLike(text)}%`, 'text');
  const rank = `CASE WHEN ${exact} THEN 0 WHEN ${title} LIKE ${starts} THEN 1 WHEN ${title} LIKE ${within} THEN 2 ELSE 3 END`;
  // A reader who may only refer to a record learns its title and second line, and opens no page of it.
  const fields = (source.picking ? [] : addressFields(resource)).flatMap((key) => {
    const value = scalarOf(source, [key]);
    return value ? [[key, jsonOf(value)] as const] : [];
  });
  return `(SELECT ${parameters.add(resource.key, 'text')} AS resource, ${alias}.id, ${titleOf(source)} AS label,
    ${subtitleOf(source)} AS subtitle, ${subtitlePartsOf(source) ?? 'NULL::json'} AS parts, ${rank} AS rank, ${place} AS place, ${source.picking === true} AS picked, ${objectOf([['id', `${alias}.id`], ...fields])} AS row
    FROM ${table} WHERE ${alias}.id IN (${finds.join(' UNION ')}) ORDER BY rank, ${title}, ${alias}.id LIMIT ${shown})`;
};

/** Records of all resources in one statement, best first; undefined when the reader may search in none. */
export const searchStatement = (query: SearchQuery): Statement | undefined => {
  const parameters = new Parameters(query.caller);
  const branches = query.resources.flatMap((resource, place) => {
    const plain: Source = { reader: query.reader, resource, alias: 't', parameters };
    const { may, reads, picks, picksMore } = rightsIn(plain);
    if (!searchFields(resource).some(({ field }) => reads(field))) return [];
    const isPicked = query.picks === true && picks && (picksMore || !may('read'));
    return [
      ...(may('read') ? [branchOf(plain, query, place * 2)] : []),
      ...(isPicked ? [branchOf(picked(plain), query, place * 2 + 1)] : []),
    ];
  });
  if (branches.length === 0) return undefined;
  const all = branches.join(' UNION ALL ');
  return {
    text: `SELECT resource, id, coalesce(label, '') AS label, subtitle, parts, rank = 0 AS exact, row${query.picks ? ', picked' : ''} FROM (${all}) found
      ORDER BY rank, place, lower(label), id LIMIT ${query.most ?? shown * 4}`,
    values: parameters.values,
  };
};
