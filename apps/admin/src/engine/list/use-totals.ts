import type { AnyResource } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import { useProvider } from '../environment/use-provider.ts';

/** Sums over everything that matches, not over the page. */
export const useTotals = (
  resource: AnyResource,
  sum: readonly string[],
  filter: object,
): Readonly<Record<string, unknown>> => {
  const provider = useProvider();
  const { data } = useQuery({
    queryKey: [resource.key, 'aggregate', sum, filter],
    queryFn: ({ signal }) => provider.aggregate(resource.key, { filter, sum, signal }),
    enabled: sum.length > 0,
    retry: false,
  });
  return data ?? {};
};
