import type { FoundRecord } from '@school/kernel';
import { useEnvironment } from '../environment/environment.ts';

interface SearchAnswer {
  readonly records: readonly FoundRecord[];
  readonly partial: boolean;
}

/** How records are requested by the typed text, or by a part of it (`apart`). */
export const useSearchQuery = () => {
  const { http, catalogue } = useEnvironment();
  return (q: string, apart = false) => ({
    queryKey: apart ? ['search', 'apart', q] : ['search', q],
    queryFn: async ({ signal }: { readonly signal?: AbortSignal }) => {
      const { data } = await http<SearchAnswer>('/setup/v1/search', {
        query: { q, ...(apart ? { apart } : {}) },
        ...(signal ? { signal } : {}),
      });
      // The definition determines whether an address identifies a record by its number or by a field.
      await catalogue.ready(data.records.map(({ resource }) => resource));
      return data;
    },
    staleTime: 15_000,
    retry: false,
  });
};
