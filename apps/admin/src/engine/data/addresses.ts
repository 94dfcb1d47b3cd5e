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
 * The call for a request of ra-data-simple-rest. `embed` carries the references whose words come along, and groups;
 * settings records have no id in their addresses.
 */
export const callFor = (
  resource: AnyResource,
  method: string,
  { id, query }: Omit<RestRequest, 'key'>,
): { path: string; query: Record<string, string> } => {
  const { embed, filter, ...rest } = Object.fromEntries(query);
  const given: Record<string, string> = { ...rest };
  const { labels = [], group } = readEmbed(embed);
  if (labels.length > 0) given['labels'] = JSON.stringify(labels);
  if (group !== undefined) given['group'] = JSON.stringify(group);
  if (filter && filter !== '{}') given['filter'] = manyFilter(filter);
  const suffix = method === 'GET' ? (id === undefined ? 'getall' : 'get') : suffixes[method];
  const record = id === undefined || resource.single ? '' : `/${encodeURIComponent(id)}`;
  return { path: `${baseOf(resource)}/${suffix}${record}`, query: given };
};

/** What else a list is asked for: words of references alone, or with the groups in which its rows stand. */
const readEmbed = (
  embed: string | undefined,
): { readonly labels?: readonly string[]; readonly group?: object } => {
  const given = JSON.parse(embed ?? '[]') as readonly string[] | { readonly labels?: readonly string[] };
  return Array.isArray(given)
    ? { labels: given as readonly string[] }
    : (given as { readonly group?: object });
};

/** `{"id":[1,2]}` of a request for several records is `{"id_in":[1,2]}` of the calls. */
const manyFilter = (filter: string): string => {
  const parsed = JSON.parse(filter) as Record<string, unknown>;
  if (!Array.isArray(parsed['id'])) return filter;
  const { id, ...others } = parsed;
  return JSON.stringify({ ...others, id_in: id });
};
