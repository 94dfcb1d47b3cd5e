import type { Actor, AnyResource, ShownCatalogue } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, type UseGetOneHookValue } from 'react-admin';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { foundBy, recordFrom } from '../catalogue/paths.ts';
import { mayRead } from '../catalogue/rights.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { viewOf } from '../field/view-of.ts';
import { CallError } from '../data/call-error.ts';
import type { RecordRow } from '../data/record-row.ts';

/** References whose words a record's screen shows, and what links to their pages. */
const labelled = (resource: AnyResource, actor: Actor, catalogue: ShownCatalogue): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => viewOf(field).labelled && mayRead(actor, resource, field))
    .flatMap(([key, field]) => {
      const isKnown = field.type === 'ref' && catalogue.has(field.to);
      const by = isKnown ? foundBy(catalogue.resource(field.to)) : undefined;
      return by === undefined ? [key] : [key, `${key}.${by}`];
    });

/**
 * What a record's screen requests, and the key under which `useGetOne` caches it. `whole` distinguishes it from the rows
 * that react-admin caches alongside from lists: those have no lines, and a form that started with one would save none.
 */
const useWholeMeta = (resource: AnyResource): { readonly embed: readonly string[]; readonly whole: true } => {
  const { actor, catalogue } = useEnvironment();
  return useMemo(
    () => ({ embed: labelled(resource, actor, catalogue), whole: true }),
    [resource, actor, catalogue],
  );
};

/** The cached record of the surrounding screen, with a way to refetch it; requests nothing itself. */
export const useKeptRecord = (
  resource: AnyResource,
  id: number | string | undefined,
): UseGetOneHookValue<RecordRow> =>
  useGetOne<RecordRow>(resource.key, { id: id ?? '', meta: useWholeMeta(resource) }, { enabled: false });

/** The number of the record that has the given value in a field. */
const useNumberOf = (resource: AnyResource, filter: Readonly<Record<string, string>> | undefined) => {
  const provider = useProvider();
  return useQuery<number | string>({
    queryKey: [resource.key, 'numberOf', filter],
    queryFn: async () => {
      const { data } = await provider.getList<RecordRow>(resource.key, {
        filter,
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
      });
      const [row] = data;
      if (!row) throw new CallError('engine.error.notFound', 404);
      return row.id;
    },
    enabled: filter !== undefined,
    retry: false,
    refetchOnReconnect: false,
  });
};

/** Milliseconds between two polls of a record whose state changes without user action. */
const lookAgainMs = 2_000;

const isPassing = ({ fields }: AnyResource, record: RecordRow | undefined): boolean =>
  Object.entries(fields).some(
    ([key, field]) => field.type === 'choice' && field.passing?.includes(String(record?.[key])),
  );

export interface ReadRecord {
  readonly data: RecordRow | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/**
 * One record by its number, or by the field that the address contains.
 * @param id null reads none, whatever the address contains
 * @param follows polls while the record is in a state that passes by itself; nothing is being filled in then
 */
export const useRecord = (
  resource: AnyResource,
  id?: number | string | null,
  follows = false,
): ReadRecord => {
  const params = useParams();
  const asked = id === undefined ? recordFrom(resource, params) : id === null ? undefined : { id };
  const from = resource.single ? { id: 'single' } : asked;
  const named = useNumberOf(resource, from && 'filter' in from ? from.filter : undefined);
  const found = from && 'id' in from ? from.id : named.data;
  const meta = useWholeMeta(resource);
  const read = useGetOne<RecordRow>(
    resource.key,
    { id: found ?? '', meta },
    {
      enabled: found !== undefined,
      retry: false,
      // What is being filled in must not be replaced under the user's hands.
      refetchOnReconnect: false,
      refetchInterval: ({ state }) => (follows && isPassing(resource, state.data) ? lookAgainMs : false),
    },
  );
  return {
    data: read.data,
    error: named.error ?? read.error,
    refetch: named.error ? named.refetch : read.refetch,
  };
};
