import { may, mayPick, type Actor, type AnyResource, type ShownCatalogue, type Picked } from '@school/kernel';
import simpleRest from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  fetchUtils,
  GetListParams,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';
import { baseOf, createCall, listCall, recordCall, type Rewrite } from './addresses.ts';
import { filterAtDoor, numberOf } from './at-the-door.ts';
import { createCalls, type Calls } from './calls.ts';
import { confirming, type Http } from './http.ts';
import { newKey } from './idempotency.ts';

/** react-admin's verbs and the product's own. */
export type EngineProvider = DataProvider & Calls;

interface Meta {
  /** References whose words are included. */
  readonly embed?: readonly string[];
  /** Rows grouped by a value. */
  readonly group?: object;
  /** Key of a create, so that sending it again creates one record. */
  readonly key?: string;
  /** Whether a write offers to confirm its consequences; false once the user has agreed to them. */
  readonly asks?: boolean;
}

const metaOf = ({ meta }: { readonly meta?: unknown }): Meta => (meta ?? {}) as Meta;

/** ra-data-simple-rest for one kind of call; only a write has headers. */
const restFor = (http: Http) => (rewrite: Rewrite, headers?: Readonly<Record<string, string>>) =>
  simpleRest('', async (url: string, { method, body, signal }: fetchUtils.Options = {}) => {
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    const answer = await http(rewrite(url), { method, body: sent, headers, signal: signal ?? undefined });
    return { status: 200, headers: answer.headers, body: '', json: answer.data };
  });

/** ra-data-simple-rest puts a slash before what it takes for a resource name. */
const pathOf = (resource: AnyResource): string => baseOf(resource).slice(1);

/** Includes the words of a title that is a reference; otherwise the record would be named by a number. */
const withTitle = <P extends { readonly meta?: unknown }>(resource: AnyResource, params: P): P => {
  const isRef = resource.fields[resource.title]?.type === 'ref';
  if (!isRef || metaOf(params).embed !== undefined) return params;
  return { ...params, meta: { ...metaOf(params), embed: [resource.title] } };
};

/** Records as visible to users who may only pick them: number, title and second line. */
const picked = (http: Http, resource: AnyResource) => {
  const ask = (query: Readonly<Record<string, unknown>>, signal?: AbortSignal) =>
    http<readonly Picked[]>(`${baseOf(resource)}/options`, { query, signal });
  return {
    list: async ({ filter = {}, pagination, signal }: GetListParams) => {
      const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
      const range = [(page - 1) * perPage, page * perPage - 1];
      const { data, headers } = await ask({ filter: filterAtDoor(resource, filter), range }, signal);
      return { data: [...data], total: Number(headers.get('x-total-count') ?? data.length) };
    },
    many: async (ids: readonly unknown[], signal?: AbortSignal) => ({
      data: [...(await ask({ ids: ids.map(numberOf) }, signal)).data],
    }),
  };
};

/** The reading calls: whole rows for users who may read them, what a picker shows for users who may only pick. */
const reads = (http: Http, catalogue: ShownCatalogue, actor: Actor) => {
  const rest = restFor(http);
  /** The definition with its fields, which may have to be fetched. */
  const whole = async (key: string): Promise<AnyResource> => {
    await catalogue.ready([key]);
    return catalogue.resource(key);
  };
  const onlyPicks = ({ access }: AnyResource): boolean =>
    !may(actor, access, 'read') && mayPick(actor, access);
  const provider: Pick<DataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference'> = {
    getList: async (key, params) => {
      const resource = await whole(key);
      if (onlyPicks(resource)) return (await picked(http, resource).list(params)) as never;
      const filter = filterAtDoor(resource, params.filter ?? {});
      return rest(listCall({ group: metaOf(params).group })).getList(
        pathOf(resource),
        withTitle(resource, { ...params, filter }),
      );
    },
    getOne: async (key, params) => {
      const resource = catalogue.resource(key);
      return rest(recordCall(resource, 'get')).getOne(pathOf(resource), params);
    },
    getMany: async (key, params) => {
      const resource = await whole(key);
      if (onlyPicks(resource)) return (await picked(http, resource).many(params.ids, params.signal)) as never;
      const ids = params.ids.map((id) => numberOf(id) as typeof id);
      return rest(listCall()).getMany(pathOf(resource), withTitle(resource, { ...params, ids }));
    },
    getManyReference: async (key, params) => {
      const resource = await whole(key);
      const filter = filterAtDoor(resource, params.filter ?? {});
      const id = numberOf(params.id) as typeof params.id;
      return rest(listCall()).getManyReference(
        pathOf(resource),
        withTitle(resource, { ...params, id, filter }),
      );
    },
  };
  return provider;
};

/** The writing calls; a whole selection goes in one call, all or nothing. */
const writes = (http: Http, catalogue: ShownCatalogue, calls: Calls) => {
  const rest = restFor(http);
  const provider: Omit<DataProvider, 'getList' | 'getOne' | 'getMany' | 'getManyReference'> = {
    create: (key: string, params: CreateParams) => {
      const { key: given, asks } = metaOf(params);
      const headers = { 'Idempotency-Key': given ?? newKey(), ...confirming(asks) };
      return rest(createCall, headers).create(pathOf(catalogue.resource(key)), params);
    },
    update: async (key: string, params: UpdateParams) => {
      const resource = catalogue.resource(key);
      const headers = confirming(metaOf(params).asks);
      const { data } = await rest(recordCall(resource, 'update'), headers).update(pathOf(resource), params);
      return { data: data ?? { id: params.id } };
    },
    delete: async (key: string, params: DeleteParams) => {
      const resource = catalogue.resource(key);
      const headers = confirming(metaOf(params).asks);
      const { data } = await rest(recordCall(resource, 'delete'), headers).delete(pathOf(resource), params);
      return { data: data ?? { id: params.id } };
    },
    updateMany: async (key: string, { ids, data }: UpdateManyParams) => {
      await calls.bulk(key, { verb: 'update', ids, values: data as Record<string, unknown> });
      return { data: ids };
    },
    deleteMany: async (key: string, { ids }: DeleteManyParams) => {
      await calls.bulk(key, { verb: 'delete', ids });
      return { data: ids };
    },
  };
  return provider;
};

/** The data provider for all resources of the catalogue, built on ra-data-simple-rest, for a user with rights. */
export const createProvider = (http: Http, catalogue: ShownCatalogue, actor: Actor): EngineProvider => {
  const calls = createCalls(http, catalogue);
  return {
    ...reads(http, catalogue, actor),
    ...writes(http, catalogue, calls),
    ...calls,
    supportAbortSignal: true,
  } as EngineProvider;
};
