import type { AnyResource } from '@school/kernel';

/** The base path of a resource's calls: the first one it names. */
export const baseOf = (resource: AnyResource): string => {
  const api = typeof resource.api === 'string' ? resource.api : resource.api?.[0];
  if (!api) throw new Error(`"${resource.key}" has no calls of its own.`);
  return `/${api}`;
};

/** Turns an address of ra-data-simple-rest, which knows a base and a number, into the actual call. */
export type Rewrite = (url: string) => string;

/** `/setup/v1/Room?filter=…` -> `/setup/v1/Room/getall?filter=…`, with parameters that only our lists understand. */
export const listCall =
  (more: Readonly<Record<string, unknown>> = {}): Rewrite =>
  (url) => {
    const [path = '', search = ''] = url.split('?');
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(more))
      if (value !== undefined) query.set(name, JSON.stringify(value));
    return `${path}/getall?${query.toString()}`;
  };

/** `/setup/v1/Room/5` -> `/setup/v1/Room/get/5`; addresses of settings contain no number. */
export const recordCall =
  (resource: AnyResource, verb: 'get' | 'update' | 'delete'): Rewrite =>
  (url) =>
    url.replace(/\/([^/?]+)(?=\?|$)/, resource.single ? `/${verb}` : `/${verb}/$1`);

/** `/setup/v1/Room` -> `/setup/v1/Room/save`. */
export const createCall: Rewrite = (url) => `${url}/save`;
