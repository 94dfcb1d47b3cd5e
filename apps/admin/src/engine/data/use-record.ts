import type { AnyResource } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { recordFrom } from '../catalogue/paths.ts';
import { mayRead } from '../catalogue/rights.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { viewOf } from '../field/view-of.ts';
import { CallError } from './call-error.ts';

export type RecordRow = Readonly<Record<string, unknown>> & { readonly id: number | string };

/** References whose words a record's screen shows. */
const labelled = (resource: AnyResource, actor: Parameters<typeof mayRead>[0]): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => viewOf(field).labelled && mayRead(actor, resource, field))
    .map(([key]) => key);

/** One record by its number, or by the field that the address names. */
export const useRecord = (resource: AnyResource, id?: number | string) => {
  const provider = useProvider();
  const { actor } = useEnvironment();
  const params = useParams();
  const from = resource.single ? { id: 'single' } : id === undefined ? recordFrom(resource, params) : { id };
  return useQuery<RecordRow>({
    queryKey: [resource.key, 'record', from],
    queryFn: async ({ signal }) => {
      const found = await numberOf(from);
      const meta = { embed: labelled(resource, actor) };
      return (await provider.getOne(resource.key, { id: found, meta, signal })).data as RecordRow;
    },
    enabled: from !== undefined,
    retry: false,
    // What is being filled in must not be replaced under the hands of the user.
    refetchOnReconnect: false,
  });
  async function numberOf(given: typeof from): Promise<number | string> {
    if (given && 'id' in given) return given.id;
    const { data } = await provider.getList(resource.key, {
      filter: given?.filter ?? {},
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    });
    const row = data[0] as RecordRow | undefined;
    if (!row) throw new CallError('engine.error.notFound', 404);
    return row.id;
  }
};
