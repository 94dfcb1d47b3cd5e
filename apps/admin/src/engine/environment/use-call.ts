import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { withQuery, type Call } from '../data/http.ts';
import { useProvider } from './use-provider.ts';

/**
 * Reads one server call, cached under its address; for screens that are more than a list or a form. `npm run claims` checks
 * `T` against what the server returns there.
 */
export const useCall = <T>(
  path: string | undefined,
  query?: Call['query'],
  options: { readonly staleMs?: number; readonly pollMs?: number } = {},
): UseQueryResult<T> => {
  const provider = useProvider();
  const address = path === undefined ? '' : withQuery(path, query);
  return useQuery<T>({
    queryKey: ['call', address],
    queryFn: async ({ signal }) => (await provider.read<T>(address, { signal })).data,
    enabled: path !== undefined,
    retry: false,
    staleTime: options.staleMs ?? 0,
    refetchInterval: options.pollMs ?? false,
  });
};
