import type { AnyResource } from '@school/kernel';

/** The base path of the calls of a resource: the first one that it names. */
export const baseOf = (resource: AnyResource): string => {
  const api = typeof resource.api === 'string' ? resource.api : resource.api?.[0];
  if (!api) throw new Error(`"${resource.key}" has no calls of its own.`);
  return `/${api}`;
};

interface RestRequest {
  readonly key: string;
  readonly id?: string;
  readonly query: URLSearchParams;
}

/** Takes apart what ra-data-simple-rest asks for: `/employee/12?filter=…`. */
export const readRestUrl = (url: string): RestRequest => {
  const [path = '', search = ''] = url.split('?');
  const [, key = '', id] = path.split('/');
  return {
    key,
    id: id === undefined ? undefined : decodeURIComponent(id),
    query: new URLSearchParams(search),
  };
};

const suffixes: Readonly<Record<string, string>> = { POST: 'save', PUT: 'update', DELETE: 'delete' };

/**
 * The call for a request of ra-data-simple-rest. `embed` carries the references whose words come along;
 * settings records have no id in their addresses.
 */
export const callFor = (
  resource: AnyResource,
  method: string,
  { id, query }: Omit<RestRequest, 'key'>,
): { path: string; query: Record<string, string> } => {
  const { embed, filter, ...rest } = Object.fromEntries(query);
  const given: Record<string, string> = { ...rest };
  if (embed && embed !== '[]') given['labels'] = embed;
  if (filter && filter !== '{}') given['filter'] = manyFilter(filter);
  if (given['sort'] !== undefined) given['sort'] = bySection(resource, given['sort']);
  const suffix = method === 'GET' ? (id === undefined ? 'getall' : 'get') : suffixes[method];
  const record = id === undefined || resource.single ? '' : `/${encodeURIComponent(id)}`;
  return { path: `${baseOf(resource)}/${suffix}${record}`, query: given };
};

/** Rows that stand in sections come section by section, so that a page does not tear them apart. */
const bySection = ({ list, fields }: AnyResource, sort: string): string => {
  const field = list.sections && fields[list.sections.by];
  if (!list.sections || field?.type !== 'choice') return sort;
  const [first = '', second = ''] = Object.keys(field.options);
  return JSON.stringify([[list.sections.by, first < second ? 'ASC' : 'DESC'], JSON.parse(sort)]);
};

/** `{"id":[1,2]}` of a request for several records is `{"id_in":[1,2]}` of the calls. */
const manyFilter = (filter: string): string => {
  const parsed = JSON.parse(filter) as Record<string, unknown>;
  if (!Array.isArray(parsed['id'])) return filter;
  const { id, ...others } = parsed;
  return JSON.stringify({ ...others, id_in: id });
};
