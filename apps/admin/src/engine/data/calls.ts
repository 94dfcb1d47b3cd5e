import type {
  AnyResource,
  BulkAnswer,
  BulkPreview,
  BulkRequest,
  CalledAt,
  Figures,
  Filter,
  HistoryEntry,
  ImportRead,
  ImportRun,
  NamedRecord,
  Picked,
  ShownCatalogue,
} from '@school/kernel';
import type { AskedBy } from './asked-by.ts';
import { baseOf } from './addresses.ts';
import { confirming } from './http.ts';
import type { Answer, Call, Http } from './http.ts';
import { newKey } from './idempotency.ts';
import { operationCall, type OperationSent } from './operation-call.ts';

export type Id = number | string;
export interface OptionsRequest {
  readonly q?: string;
  readonly ids?: readonly Id[];
  readonly filter?: Filter;
  readonly range?: readonly [number, number];
  readonly signal?: AbortSignal;
}
/** What a picker in the form of an action or a move offers. */
export interface AskedOptionsRequest extends Omit<OptionsRequest, 'filter'> {
  readonly field: string;
  /** The form's current values. */
  readonly values?: Readonly<Record<string, unknown>>;
}
export interface FiguresRequest {
  readonly filter?: object;
  readonly sum: readonly string[];
  readonly group?: object | undefined;
  readonly range?: readonly [number, number] | undefined;
  readonly signal?: AbortSignal;
}
export interface AlikeRequest {
  readonly values: Readonly<Record<string, unknown>>;
  /** The record that is being changed. */
  readonly except?: number;
  readonly signal?: AbortSignal;
}
/** What is read from a call that belongs to no resource. */
export interface Reading {
  readonly query?: Call['query'];
  readonly signal?: AbortSignal;
}

/** Every call beyond react-admin's own verbs: data provider methods, for `useDataProvider`. */
export interface Calls {
  /**
   * Reads a server call that is more than a list or a record, with its headers. `npm run claims` checks `T` against what
   * the server returns there.
   */
  readonly read: <T>(path: string, asked?: Reading) => Promise<Answer<T>>;
  /** Sends to such a call, each time under a new key, so that a repeated submission counts once. */
  readonly send: <T>(path: string, sent: Call) => Promise<Answer<T>>;
  /** @param asks whether the user can still be asked, as in `useSure`; undefined where nobody is asked */
  readonly archive: (resource: string, id: Id, asks?: boolean) => Promise<void>;
  /** @param asks as with `archive` */
  readonly restore: (resource: string, id: Id, asks?: boolean) => Promise<void>;
  /** @param asks as with `archive` */
  readonly bulk: (
    resource: string,
    request: Omit<BulkRequest, 'preview'>,
    asks?: boolean,
  ) => Promise<BulkAnswer>;
  /** What a change of many records would do. */
  readonly previewBulk: (resource: string, request: Omit<BulkRequest, 'preview'>) => Promise<BulkPreview>;
  /** @param asks as with `archive` */
  readonly action: (
    resource: string,
    name: string,
    ids: readonly Id[],
    input: object,
    asks?: boolean,
  ) => Promise<unknown>;
  readonly operate: <T>(operation: CalledAt, sent: OperationSent, asks?: boolean) => Promise<T>;
  readonly transition: (
    resource: string,
    name: string,
    id: Id,
    given: object,
    asks?: boolean,
  ) => Promise<unknown>;
  readonly options: (resource: string, request: OptionsRequest) => Promise<readonly Picked[]>;
  readonly askedOptions: (asked: AskedBy, request: AskedOptionsRequest) => Promise<readonly Picked[]>;
  /** The records that texts refer to; texts matching none or several are left out. */
  readonly named: (
    resource: string,
    names: readonly string[],
    filter: Filter,
  ) => Promise<readonly NamedRecord[]>;
  /** Likely duplicates of a form's values. */
  readonly alike: (resource: string, request: AlikeRequest) => Promise<readonly Picked[]>;
  readonly figures: (resource: string, request: FiguresRequest) => Promise<Figures>;
  readonly history: (resource: string, id: Id) => Promise<readonly HistoryEntry[]>;
  /** @param range which rows are shown; by default the first ones */
  readonly importRead: (
    resource: string,
    fileId: number,
    range?: readonly [number, number],
  ) => Promise<ImportRead>;
  /** `isNew` is false if the same import is already running; its job is then returned. */
  readonly importRun: (
    resource: string,
    run: ImportRun,
  ) => Promise<{ readonly jobId: string; readonly isNew?: boolean }>;
}

const headersOf = (asks?: boolean) => ({ 'Idempotency-Key': newKey(), ...confirming(asks) });
const post = (body: unknown, asks?: boolean) => ({ method: 'POST', body, headers: headersOf(asks) });

export const createCalls = (http: Http, catalogue: ShownCatalogue): Calls => {
  const base = (key: string): string => baseOf(catalogue.resource(key) as AnyResource);
  const verbBase = (resource: string, kind: AskedBy['kind']): string =>
    kind === 'operation' ? '/setup/v1/operation' : `${base(resource)}/${kind}`;
  const sent = async <T>(path: string, body: unknown = {}, asks?: boolean): Promise<T> =>
    (await http<T>(path, post(body, asks))).data;
  return {
    read: (path, asked) => http(path, asked),
    send: (path, { headers, ...call }) =>
      http(path, { ...call, headers: { 'Idempotency-Key': newKey(), ...headers } }),
    archive: async (resource, id, asks) =>
      void (await sent(`${base(resource)}/archive/${id}`, undefined, asks)),
    restore: async (resource, id, asks) =>
      void (await sent(`${base(resource)}/restore/${id}`, undefined, asks)),
    bulk: (resource, request, asks) => sent(`${base(resource)}/bulk`, request, asks),
    previewBulk: (resource, request) => sent(`${base(resource)}/bulk`, { ...request, preview: true }),
    action: (resource, name, ids, input, asks) =>
      sent(`${base(resource)}/action/${name}`, { ids, input }, asks),
    operate: async <T>(operation: CalledAt, sent: OperationSent, asks?: boolean) => {
      const { path, ...call } = operationCall(operation, sent);
      return (await http<T>(path, { ...call, headers: headersOf(asks) })).data;
    },
    transition: (resource, name, id, given, asks) =>
      sent(`${base(resource)}/transition/${name}/${id}`, given, asks),
    options: async (resource, { signal, ...query }) =>
      (await http<readonly Picked[]>(`${base(resource)}/options`, { query, signal })).data,
    askedOptions: async ({ resource, kind, name, record }, { field, signal, ...query }) =>
      (
        await http<readonly Picked[]>(`${verbBase(resource, kind)}/${name}/options/${field}`, {
          query: { ...query, record },
          signal,
        })
      ).data,
    named: async (resource, names, filter) =>
      (await http<readonly NamedRecord[]>(`${base(resource)}/named`, { query: { names, filter } })).data,
    alike: async (resource, { signal, ...query }) =>
      (await http<readonly Picked[]>(`${base(resource)}/alike`, { query, signal })).data,
    figures: async (resource, { signal, ...query }) =>
      (await http<Figures>(`${base(resource)}/aggregate`, { query, signal })).data,
    history: async (resource, id) =>
      (await http<readonly HistoryEntry[]>(`${base(resource)}/history/${id}`)).data,
    importRead: (resource, fileId, range) => sent(`${base(resource)}/import/read`, { fileId, range }),
    importRun: (resource, run) => sent(`${base(resource)}/import/run`, run),
  };
};
