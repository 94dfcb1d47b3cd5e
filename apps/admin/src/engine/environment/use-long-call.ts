import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { withQuery } from '../data/http.ts';
import { useProvider } from './use-provider.ts';

/** The first page arrives quickly, the others carry as many rows as a page may have. */
const [firstRows, moreRows] = [100, 1000];

export interface LongCall<T> {
  /** What has arrived so far; undefined before the first page and for a response that is not a list. */
  readonly rows: readonly T[] | undefined;
  readonly total: number | undefined;
  readonly isComplete: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  /** The response was not a list. */
  readonly isNoList: boolean;
  readonly refetch: () => Promise<unknown>;
}

const totalOf = (range: string | null, rows: number): number => {
  const total = Number(range?.split('/')[1]);
  return Number.isSafeInteger(total) ? total : rows;
};

/** Reads a list of any length page by page: its beginning is usable while the rest is loading. */
export const useLongCall = <T>(path: string | undefined): LongCall<T> => {
  const provider = useProvider();
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, isError, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['call', path ?? '', 'pages'],
      queryFn: async ({ pageParam: from, signal }) => {
        const range = [from, from + (from === 0 ? firstRows : moreRows) - 1];
        const answer = await provider.read<unknown>(withQuery(path ?? '', { range }), { signal });
        const rows = Array.isArray(answer.data) ? (answer.data as readonly T[]) : undefined;
        return {
          rows,
          end: from + (rows?.length ?? 0),
          total: totalOf(answer.headers.get('content-range'), from + (rows?.length ?? 0)),
        };
      },
      initialPageParam: 0,
      getNextPageParam: ({ rows, end, total }) => (rows && rows.length > 0 && end < total ? end : undefined),
      enabled: path !== undefined,
      retry: false,
      staleTime: 0,
    });
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const pages = data?.pages;
  const isNoList = pages?.some(({ rows }) => rows === undefined) ?? false;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows ?? []), [pages]);
  return {
    rows: isNoList || isError ? undefined : rows,
    total: pages?.at(-1)?.total,
    isComplete: pages !== undefined && !hasNextPage,
    error,
    isFetching,
    isNoList,
    refetch,
  };
};
