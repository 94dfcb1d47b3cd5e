import { filterSuffixes } from '@school/kernel';
import type { Filter } from '@school/kernel';
import type { ListRequest, Sort } from '../query/list-request.ts';
import { badParameter, jsonParameter, namesParameter, single } from './query-parameters.ts';
import type { Query } from './query-parameters.ts';

/** Most rows of one page. */
export const maxRange = 1000;

/** Parameters that every list understands. */
export const listParameters: ReadonlySet<string> = new Set([
  'sort',
  'range',
  'filter',
  'fields',
  'labels',
  'expand',
  'q',
]);

const sortOf = (value: unknown): readonly Sort[] | undefined => {
  if (value === undefined) return undefined;
  const pairs = Array.isArray(value) && Array.isArray(value[0]) ? (value as unknown[]) : [value];
  return pairs.map((pair) => {
    const [field, order = 'ASC'] = Array.isArray(pair) ? (pair as unknown[]) : [];
    const direction = typeof order === 'string' ? order.toUpperCase() : '';
    if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) {
      throw badParameter('sort', 'sort must be ["field","ASC"] or ["field","DESC"].');
    }
    return { field, descending: direction === 'DESC' };
  });
};

const rangeOf = (value: unknown): ListRequest['range'] => {
  if (value === undefined) return undefined;
  const [from, to] = Array.isArray(value) ? (value as unknown[]) : [];
  const fits = Number.isSafeInteger(from) && Number.isSafeInteger(to) && (from as number) >= 0;
  if (!fits || (to as number) < (from as number) || (value as unknown[]).length !== 2) {
    throw badParameter('range', 'range must be [from,to] with 0 <= from <= to.');
  }
  const rows = (to as number) - (from as number) + 1;
  if (rows > maxRange) throw badParameter('range', `A page has at most ${maxRange} rows.`);
  return { offset: from as number, limit: rows };
};

const isGroup = (name: string): boolean => name === '_and' || name === '_or';

const suffixed = new RegExp(`_(?:${filterSuffixes.join('|')})$`);

/** A list of values stands for "one of them", as react-admin sends it: `{"id": [1, 2]}`. */
const withLists = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) =>
      Array.isArray(value) && !isGroup(name) && !suffixed.test(name) ? [`${name}_in`, value] : [name, value],
    ),
  );

/** The filter of a call; what its names and values mean is checked against the fields that the actor may read. */
export const filterOf = (value: unknown): Filter | undefined => {
  if (value === undefined) return undefined;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return withLists(value as Filter);
  throw badParameter('filter', 'filter must be an object.');
};

/** What a list call asks for, apart from the parameters that only single resources know. */
export const listRequestOf = (query: Query): ListRequest => ({
  sort: sortOf(jsonParameter(query, 'sort')),
  range: rangeOf(jsonParameter(query, 'range')),
  filter: filterOf(jsonParameter(query, 'filter')),
  fields: namesParameter(query, 'fields'),
  labels: namesParameter(query, 'labels'),
  expand: namesParameter(query, 'expand'),
  search: single(query, 'q'),
});
