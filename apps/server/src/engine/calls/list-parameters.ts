import { filterSuffixes } from '@school/kernel';
import type { Filter } from '@school/kernel';
import type { ListRequest, Sort } from '../query/list-request.ts';
import { badParameter, jsonParameter, namesParameter, single } from './query-parameters.ts';
import type { Query } from './query-parameters.ts';

/** Maximum rows per page. */
export const maxRange = 1000;

/** Parameters that every list accepts. */
export const listParameters: ReadonlySet<string> = new Set([
  'sort',
  'range',
  'filter',
  'fields',
  'labels',
  // The name that ra-data-simple-rest uses.
  'embed',
  'expand',
  'q',
  'group',
]);

/** Maximum number of fields that one call may sort by. */
const maxSorts = 10;

const sortOf = (value: unknown): readonly Sort[] | undefined => {
  if (value === undefined) return undefined;
  const pairs = Array.isArray(value) && Array.isArray(value[0]) ? (value as unknown[]) : [value];
  if (pairs.length > maxSorts)
    throw badParameter('sort', 'A list is sorted by at most %{max} fields.', { max: maxSorts });
  return pairs.map((pair) => {
    const [field, order = 'ASC', ...more] = Array.isArray(pair) ? (pair as unknown[]) : [];
    const direction = typeof order === 'string' ? order.toUpperCase() : '';
    if (typeof field !== 'string' || more.length > 0 || (direction !== 'ASC' && direction !== 'DESC')) {
      throw badParameter('sort', 'sort must be ["field","ASC"] or ["field","DESC"].');
    }
    return { field, descending: direction === 'DESC' };
  });
};

/** The range of a list; undefined without one. @throws Invalid */
export const rangeOf = (value: unknown): ListRequest['range'] => {
  if (value === undefined) return undefined;
  const [from, to] = Array.isArray(value) ? (value as unknown[]) : [];
  const fits = Number.isSafeInteger(from) && Number.isSafeInteger(to) && (from as number) >= 0;
  if (!fits || (to as number) < (from as number) || (value as unknown[]).length !== 2) {
    throw badParameter('range', 'range must be [from,to] with 0 <= from <= to.');
  }
  const rows = (to as number) - (from as number) + 1;
  if (rows > maxRange) throw badParameter('range', 'A page has at most %{max} rows.', { max: maxRange });
  return { offset: from as number, limit: rows };
};

/** Maximum number of groups that one call may open or close. */
const maxGroups = 1000;

const groupNames = (value: unknown): readonly string[] | undefined => {
  if (value === undefined) return undefined;
  const isList = Array.isArray(value) && value.length <= maxGroups;
  if (isList && value.every((name): name is string => typeof name === 'string' && !name.includes('\0')))
    return value;
  throw badParameter('group', 'open and closed are lists of at most %{max} names.', { max: maxGroups });
};

/** `{"by":"department","descending":true,"closed":["12"]}`, or the name alone. */
const groupingOf = (query: Query): ListRequest['group'] => {
  const text = single(query, 'group');
  if (text === undefined) return undefined;
  const given = text.startsWith('{') ? jsonParameter(query, 'group') : { by: text };
  const { by, descending, open, closed, ...more } = given as Readonly<Record<string, unknown>>;
  const isWay = descending === undefined || typeof descending === 'boolean';
  if (
    typeof by !== 'string' ||
    !isWay ||
    Object.keys(more).length > 0 ||
    (open !== undefined && closed !== undefined)
  )
    throw badParameter('group', 'group must be {"by", "descending", and "open" or "closed"}.');
  return {
    by,
    descending: descending as boolean | undefined,
    open: groupNames(open),
    closed: groupNames(closed),
  };
};

const isGroup = (name: string): boolean => name === '_and' || name === '_or';

const suffixed = new RegExp(`_(?:${filterSuffixes.join('|')})$`);

/** A list of values means "one of them", as react-admin sends it: `{"id": [1, 2]}`. */
const withLists = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) =>
      Array.isArray(value) && !isGroup(name) && !suffixed.test(name) ? [`${name}_in`, value] : [name, value],
    ),
  );

/** The filter of a call; its names and values are checked against the fields that the actor may read. */
export const filterOf = (value: unknown): Filter | undefined => {
  if (value === undefined) return undefined;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return withLists(value as Filter);
  throw badParameter('filter', 'filter must be an object.');
};

/** What a list call asks for, apart from parameters specific to single resources. */
export const listRequestOf = (query: Query): ListRequest => ({
  sort: sortOf(jsonParameter(query, 'sort')),
  range: rangeOf(jsonParameter(query, 'range')),
  filter: filterOf(jsonParameter(query, 'filter')),
  fields: namesParameter(query, 'fields'),
  labels: namesParameter(query, 'labels') ?? namesParameter(query, 'embed'),
  expand: namesParameter(query, 'expand'),
  search: single(query, 'q'),
  group: groupingOf(query),
});
