import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { withQuery, type Call } from '../data/http.ts';
import { useEnvironment } from './environment.ts';

/** Reads one call of the server, kept under its address; for screens that are more than a list or a form. */
export const useCall = <T>(
  path: string | undefined,
  query?: Call['query'],
  options: { readonly staleMs?: number; readonly pollMs?: number } = {},
): UseQueryResult<T> => {
  const { http } = useEnvironment();
  const address = path === undefined ? '' : withQuery(path, query);
  return useQuery<T>({
    queryKey: ['call', address],
    queryFn: async ({ signal }) => (await http<T>(address, { signal })).data,
    enabled: path !== undefined,
    retry: false,
    staleTime: options.staleMs ?? 0,
    refetchInterval: options.pollMs ?? false,
  });
};
