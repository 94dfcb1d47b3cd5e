import type { AnyResource, CalledAt, ShownCatalogue, FieldProblem, Filter } from '@school/kernel';
import type { Subtitled } from './subtitled.ts';
import type { AskedBy } from './asked-by.ts';
import { baseOf } from './addresses.ts';
import type { Said } from './call-error.ts';
import type { Http } from './http.ts';
import { newKey } from './idempotency.ts';
import { operationCall, type OperationSent } from './operation-call.ts';

export type Id = number | string;
export interface Picked extends Subtitled {
  readonly id: number;
  readonly label: string;
}
export interface Named extends Picked {
  readonly name: string;
}
export interface HistoryChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}
export interface HistoryEntry {
  readonly id: number;
  readonly at: string;
  readonly by: { readonly id: number; readonly name: string } | null;
  readonly verb: string;
  readonly changes: readonly HistoryChange[];
}
export interface BulkRequest {
  readonly verb: 'update' | 'archive' | 'restore' | 'delete';
  readonly ids?: readonly Id[];
  readonly filter?: Filter;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly preview?: boolean;
  /** Left alone, although meant. */
  readonly except?: readonly Id[];
}
export interface SkippedRow {
  readonly id: number;
  readonly label?: string;
  readonly code: string;
  readonly reason: string;
  /** The reason before its values, or what is wrong with a field. */
  readonly said?: Said;
  readonly problem?: FieldProblem;
}
/** Of a preview; the change itself answers numbers only. */
export interface BulkAnswer {
  readonly count: number;
  readonly skipped?: readonly SkippedRow[];
  /** The first records that would change. */
  readonly changes?: readonly {
    readonly id: number;
    readonly label: string;
    readonly old: Readonly<Record<string, unknown>>;
    readonly new: Readonly<Record<string, unknown>>;
  }[];
}
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
  /** What stands in the form so far. */
  readonly values?: Readonly<Record<string, unknown>>;
}
/** Figures of one group of a list. */
export interface GroupFigures {
  /** Name of the group, as rows say it in `_group`; empty for rows without a value. */
  readonly key: string;
  /** Title of the record that a reference leads to. */
  readonly label: string | null;
  /** What tells it from other groups with the same label; nothing where there are none. */
  readonly telling?: string | null;
  /** Rows of the whole group, whatever the page. */
  readonly count: number;
  readonly sum: Sums;
  /** Place of its first row among the rows of all open groups. */
  readonly start: number;
}
type Sums = Readonly<Record<string, string | number | null>>;
/** Figures of all rows that match a filter. */
export interface Figures {
  readonly count?: number;
  readonly sum: Sums;
  /** Rows of the open groups. */
  readonly rows?: number;
  readonly groupCount?: number;
  /** Those of the asked page. */
  readonly groups?: readonly GroupFigures[] | undefined;
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
export interface ImportRead {
  readonly columns: readonly string[];
  /** Column of the file -> field, as guessed. */
  readonly mapping: Readonly<Record<string, { readonly column: string }>>;
  readonly preview: readonly Readonly<Record<string, unknown>>[];
  readonly rows: number;
}
/** Where the values of a field come from: a column of the file, or one value for all rows. */
export type ImportSource = { readonly column: string } | { readonly value: unknown };
export interface ImportRun {
  readonly fileId: number;
  readonly mapping: Readonly<Record<string, ImportSource>>;
  readonly dryRun: boolean;
  /** References whose missing records the import makes. */
  readonly createMissing: readonly string[];
}

/** Every call of a resource beyond react-admin's own verbs. */
export interface Calls {
  readonly archive: (resource: string, id: Id) => Promise<void>;
  readonly restore: (resource: string, id: Id) => Promise<void>;
  readonly bulk: (resource: string, request: BulkRequest) => Promise<BulkAnswer>;
  readonly action: (resource: string, name: string, ids: readonly Id[], input: object) => Promise<unknown>;
  readonly operate: <T>(operation: CalledAt, sent: OperationSent) => Promise<T>;
  readonly transition: (resource: string, name: string, id: Id, given: object) => Promise<unknown>;
  readonly options: (resource: string, request: OptionsRequest) => Promise<readonly Picked[]>;
  readonly askedOptions: (asked: AskedBy, request: AskedOptionsRequest) => Promise<readonly Picked[]>;
  /** The records that texts name; those that name none or several are left out. */
  readonly named: (resource: string, names: readonly string[], filter: Filter) => Promise<readonly Named[]>;
  /** Likely duplicates of what a form holds. */
  readonly alike: (resource: string, request: AlikeRequest) => Promise<readonly Picked[]>;
  readonly figures: (resource: string, request: FiguresRequest) => Promise<Figures>;
  readonly history: (resource: string, id: Id) => Promise<readonly HistoryEntry[]>;
  readonly importRead: (resource: string, fileId: number) => Promise<ImportRead>;
  /** `isNew` is false when the same import runs already; its job is given then. */
  readonly importRun: (
    resource: string,
    run: ImportRun,
  ) => Promise<{ readonly jobId: string; readonly isNew?: boolean }>;
}

const post = (body: unknown) => ({ method: 'POST', body, headers: { 'Idempotency-Key': newKey() } });

export const createCalls = (http: Http, catalogue: ShownCatalogue): Calls => {
  const base = (key: string): string => baseOf(catalogue.resource(key) as AnyResource);
  const verbBase = (resource: string, kind: AskedBy['kind']): string =>
    kind === 'operation' ? '/setup/v1/operation' : `${base(resource)}/${kind}`;
  const send = async <T>(path: string, body: unknown = {}): Promise<T> =>
    (await http<T>(path, post(body))).data;
  return {
    archive: async (resource, id) => void (await send(`${base(resource)}/archive/${id}`)),
    restore: async (resource, id) => void (await send(`${base(resource)}/restore/${id}`)),
    bulk: (resource, request) => send(`${base(resource)}/bulk`, request),
    action: (resource, name, ids, input) => send(`${base(resource)}/action/${name}`, { ids, input }),
    operate: async <T>(operation: CalledAt, sent: OperationSent) => {
      const { path, ...call } = operationCall(operation, sent);
      return (await http<T>(path, { ...call, headers: { 'Idempotency-Key': newKey() } })).data;
    },
    transition: (resource, name, id, given) => send(`${base(resource)}/transition/${name}/${id}`, given),
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
      (await http<readonly Named[]>(`${base(resource)}/named`, { query: { names, filter } })).data,
    alike: async (resource, { signal, ...query }) =>
      (await http<readonly Picked[]>(`${base(resource)}/alike`, { query, signal })).data,
    figures: async (resource, { signal, ...query }) =>
      (await http<Figures>(`${base(resource)}/aggregate`, { query, signal })).data,
    history: async (resource, id) =>
      (await http<readonly HistoryEntry[]>(`${base(resource)}/history/${id}`)).data,
    importRead: (resource, fileId) => send(`${base(resource)}/import/read`, { fileId }),
    importRun: (resource, run) => send(`${base(resource)}/import/run`, run),
  };
};
