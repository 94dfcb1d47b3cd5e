import { isAmong, type AnyResource } from '@school/kernel';
import { useQueries } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/environment.ts';
import { useProvider } from '../../environment/use-provider.ts';

/**
 * Keys of the steps next to the record that the user has: those he may see, and for which there is something to fill in.
 * While this is being fetched a step counts as available.
 */
export const useStepsOffered = ({ form }: AnyResource, isAsked: boolean): ReadonlySet<string> => {
  const provider = useProvider();
  const { actor } = useEnvironment();
  const mine = isAsked ? (form?.tabs ?? []).filter(({ own }) => own && isAmong(actor, own.access)) : [];
  const empty = useQueries({
    queries: mine.map(({ key, own }) => ({
      queryKey: [own?.needs?.resource ?? 'none', 'step', key, own?.needs?.filter],
      queryFn: async (): Promise<boolean> => {
        if (!own?.needs) return false;
        const { total } = await provider.getList(own.needs.resource, {
          filter: own.needs.filter,
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
        });
        return total === 0;
      },
      enabled: own?.needs !== undefined,
      retry: false,
    })),
    combine: (answers) => answers.map(({ data }) => data === true),
  });
  return new Set(mine.filter((_, at) => empty[at] !== true).map(({ key }) => key));
};
