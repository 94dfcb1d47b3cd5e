import { escapeLike, fieldTypeOf, searchFields } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { Caller } from '../query/parameters.ts';
import { Parameters } from '../query/parameters.ts';
import { jsonOf, ruleIn, scalarOf, whereIn } from '../query/compile.ts';
import { searches } from '../query/search.ts';
import { subtitleOf, subtitlePartsOf } from '../query/subtitle.ts';
import { objectOf, titleOf } from '../query/record-json.ts';
import { columnOf, picked, rightsIn, tableName } from '../query/source.ts';
import type { Reader, Source } from '../query/source.ts';
import { addressFields } from './searchable.ts';

/** Rows of one resource in an answer, and how many matches are considered to choose them from. */
const shown = 6;
const candidates = 200;
const wholeNumber = /^\d{1,16}$/;
const largestId = 9_007_199_254_740_991n;

/** A resource that is searched, and its rank among those that a text is found in equally well. */
export interface SearchPlace {
  readonly at: number;
  readonly resource: AnyResource;
}

export interface SearchQuery {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly places: readonly SearchPlace[];
  readonly words: readonly string[];
  /** Only whole numbers, codes and names; what indexes answer immediately. */
  readonly exactOnly: boolean;
  /** Maximum rows in the answer. */
  readonly most: number;
  /** Also what the reader may only refer to, as in pickers: by title and second line. */
  readonly picks?: boolean;
}

/** Whether the words as a whole match a unique value of the row: a number, a code, a name; undefined where there is none. */
const exactly = (source: Source, text: string): string | undefined => {
  const isSearched = searches(source);
  const fields = searchFields(source.resource).filter(
    ({ field }) => isSearched(field) && (field.type === 'series' || ('unique' in field && field.unique)),
  );
  const terms = fields.flatMap(({ field, column }) => {
    const name = columnOf(source, column);
    if (fieldTypeOf(field).kind === 'text')
      return [`lower(btrim(${name})) = ${source.parameters.add(text, 'text')}`];
    const isWhole = wholeNumber.test(text) && BigInt(text) <= largestId;
    return isWhole ? [`${name} = ${source.parameters.add(text, 'bigint')}`] : [];
  });
  return terms.length === 0 ? undefined : `(${terms.join(' OR ')})`;
};

/** Every word occurs in what the reader may read. */
const contains = (source: Source, words: readonly string[]): string =>
  whereIn(source, { q: words.join(' ') });

/** What a branch of a statement looks through: rows that the reader may read, or those that they may only pick. */
interface Branch {
  readonly source: Source;
  readonly place: SearchPlace;
}

/** Where the statement looks, each with the values that it gives to `parameters`. */
const branchesOf = (query: SearchQuery, parameters: Parameters): readonly Branch[] =>
  query.places.flatMap((place) => {
    const plain: Source = { reader: query.reader, resource: place.resource, alias: 't', parameters };
    const { may, reads, picks, picksMore } = rightsIn(plain);
    if (!searchFields(place.resource).some(({ field }) => reads(field))) return [];
    const isPicked = query.picks === true && picks && (picksMore || !may('read'));
    return [
      ...(may('read') ? [{ source: plain, place }] : []),
      ...(isPicked ? [{ source: picked(plain), place }] : []),
    ];
  });

/** Selects from the rows that the reader may see; nothing where no row can meet the condition. */
const select = (
  what: string,
  source: Source,
  condition: string | undefined,
  most: number,
): readonly string[] => {
  if (condition === undefined) return [];
  const { alias, resource } = source;
  const where = [condition, `${alias}.archived = false`, ...ruleIn(source)].join(' AND ');
  return [`(SELECT ${what} FROM ${tableName(resource)} ${alias} WHERE ${where} LIMIT ${most})`];
};

const foundIn = ({ source, place }: Branch, query: SearchQuery): readonly string[] => {
  const { alias, parameters, resource } = source;
  const text = query.words.join(' ');
  const exact = exactly(source, text);
  const finds = [
    ...select(`${alias}.id`, source, exact, shown),
    ...(query.exactOnly ? [] : select(`${alias}.id`, source, contains(source, query.words), candidates)),
  ];
  if (finds.length === 0) return [];
  const title = `lower(${titleOf(source)})`;
  const starts = parameters.add(`${escapeLike(text)}%`, 'text');
  const within = parameters.add(`% ${escapeLike(text)}%`, 'text');
  const rank = `CASE ${exact === undefined ? '' : `WHEN ${exact} THEN 0`} WHEN ${title} LIKE ${starts} THEN 1 WHEN ${title} LIKE ${within} THEN 2 ELSE 3 END`;
  // A reader who may only refer to a record learns its title and second line, and opens no page of it.
  const fields = (source.picking ? [] : addressFields(resource)).flatMap((key) => {
    const value = scalarOf(source, [key]);
    return value ? [[key, jsonOf(value)] as const] : [];
  });
  return [
    `(SELECT ${parameters.add(resource.key, 'text')} AS resource, ${alias}.id, ${titleOf(source)} AS label,
    ${subtitleOf(source)} AS subtitle, ${subtitlePartsOf(source) ?? 'NULL::json'} AS parts, ${rank} AS rank, ${place.at} AS place, ${source.picking === true} AS picked, ${objectOf([['id', `${alias}.id`], ...fields])} AS row
    FROM ${tableName(resource)} ${alias} WHERE ${alias}.id IN (${finds.join(' UNION ')}) ORDER BY rank, ${title}, ${alias}.id LIMIT ${shown})`,
  ];
};

/**
 * The places, by `at`, that hold the words at all. Most hold nothing, and to find that out a statement needs neither titles
 * nor ranks: PostgreSQL plans it in a tenth of the time. What is exactly the words also contains them, except for a number
 * written with leading zeros.
 * @returns undefined when the reader may search in none of them
 */
export const holdingStatement = (query: SearchQuery): Statement | undefined => {
  const parameters = new Parameters(query.caller);
  const text = query.words.join(' ');
  const isExact = query.exactOnly || wholeNumber.test(text);
  const holding = branchesOf(query, parameters).flatMap(({ source, place }) => [
    ...(isExact ? select(`${place.at} AS at`, source, exactly(source, text), 1) : []),
    ...(query.exactOnly ? [] : select(`${place.at} AS at`, source, contains(source, query.words), 1)),
  ]);
  return holding.length === 0 ? undefined : { text: holding.join(' UNION ALL '), values: parameters.values };
};

/**
 * Records of the places in one statement, best first, with the rank by which they are so.
 * @returns undefined when the reader may search in none of them
 */
export const searchStatement = (query: SearchQuery): Statement | undefined => {
  const parameters = new Parameters(query.caller);
  const branches = branchesOf(query, parameters).flatMap((branch) => foundIn(branch, query));
  if (branches.length === 0) return undefined;
  return {
    text: `SELECT resource, id, coalesce(label, '') AS label, subtitle, parts, rank, place, row${query.picks ? ', picked' : ''} FROM (${branches.join(' UNION ALL ')}) found
      ORDER BY rank, place, picked, lower(label), id LIMIT ${query.most}`,
    values: parameters.values,
  };
};
