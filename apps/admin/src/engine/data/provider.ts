import type { Catalogue } from '@school/kernel';
import simpleRest from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import { baseOf, callFor, readRestUrl } from './addresses.ts';
import { createCalls, type Calls } from './calls.ts';
import { asking } from './http.ts';
import type { Http } from './http.ts';
import { newKey } from './idempotency.ts';

/** react-admin's verbs and the product's own ones. */
export type EngineProvider = DataProvider & Calls;

interface RestOptions {
  readonly method?: string;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** The http client that ra-data-simple-rest calls: turns its requests into ours and unwraps the answer. */
const restClient =
  (http: Http, catalogue: Catalogue) =>
  async (url: string, options: RestOptions = {}) => {
    const { key, ...request } = readRestUrl(url);
    const method = options.method ?? 'GET';
    const { path, query } = callFor(catalogue.resource(key), method, request);
    const body = options.body === undefined ? undefined : (JSON.parse(options.body) as unknown);
    const { data, headers } = await http(path, { method, query, body, signal: options.signal });
    return { status: 200, headers, body: '', json: data ?? { id: request.id } };
  };

/** Whether a write offers to be asked about its consequences: `meta: {asks: true}`. */
const asks = (meta: unknown): boolean => (meta as { asks?: boolean } | undefined)?.asks === true;

/** The data provider over all resources of the catalogue. Whole selections go in one call, all or nothing. */
export const createProvider = (http: Http, catalogue: Catalogue): EngineProvider => {
  const calls = createCalls(http, catalogue);
  return {
    ...simpleRest('', restClient(http, catalogue) as Parameters<typeof simpleRest>[1]),
    create: async (resource: string, { data, meta }: CreateParams) => {
      const given = (meta as { key?: string } | undefined)?.key;
      const answer = await http<RaRecord>(`${baseOf(catalogue.resource(resource))}/save`, {
        method: 'POST',
        body: data,
        headers: { 'Idempotency-Key': given ?? newKey(), ...(asks(meta) ? asking : {}) },
      });
      return { data: answer.data as never };
    },
    update: async (resource: string, { id, data, meta }: UpdateParams) => {
      const { path } = callFor(catalogue.resource(resource), 'PUT', {
        id: String(id),
        query: new URLSearchParams(),
      });
      const headers = asks(meta) ? asking : {};
      const answer = await http<RaRecord>(path, { method: 'PUT', body: data, headers });
      return { data: (answer.data ?? { id }) as never };
    },
    updateMany: async (resource: string, { ids, data }: UpdateManyParams) => {
      await calls.bulk(resource, { verb: 'update', ids, values: data as Record<string, unknown> });
      return { data: ids };
    },
    deleteMany: async (resource: string, { ids }: DeleteManyParams) => {
      await calls.bulk(resource, { verb: 'delete', ids });
      return { data: ids };
    },
    ...calls,
  } as EngineProvider;
};
