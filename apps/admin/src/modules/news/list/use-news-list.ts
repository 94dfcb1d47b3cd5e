import type { NewsItem } from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { newsBase } from '../item/news-item.ts';
import { matches, serverSearchFrom } from '../item/news-words.ts';

const pageSize = 24;
const mostShown = 984;
const pauseMs = 500;

interface Loaded {
  readonly items: readonly NewsItem[];
  readonly total: number;
}

const totalOf = (headers: Headers, items: readonly unknown[]): number =>
  Number(headers.get('Content-Range')?.split('/')[1] ?? items.length);

/** The search after a pause; a shorter one takes effect immediately, so that a pending call is abandoned. */
const useSettled = (search: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  return settled === search && search.length >= serverSearchFrom ? settled : '';
};

export interface NewsListState {
  readonly items: readonly NewsItem[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly isSearching: boolean;
  /** The search that produced the displayed items; "" for the whole list. */
  readonly found: string;
  readonly loadMore: (() => void) | undefined;
}

/**
 * The user's announcements, and those matching a search: one or two letters in what is loaded, more by the server, or
 * locally if it fails. The list is reloaded whenever the tab is viewed.
 */
export const useNewsList = (typed: string): NewsListState => {
  const { actor, http } = useEnvironment();
  const toast = useToast();
  const [shown, setShown] = useState(pageSize);
  const search = typed.trim();
  const settled = useSettled(search);
  const own = actor.role === 'ADMIN' ? 'all' : 'current-user';
  const read = async (call: typeof own | 'search', query: object, signal: AbortSignal): Promise<Loaded> => {
    const { data, headers } = await http<readonly NewsItem[]>(`${newsBase}/${call}`, {
      query: { ...query },
      signal,
    });
    return { items: Array.isArray(data) ? data : [], total: totalOf(headers, data ?? []) };
  };
  const list = useQuery({
    queryKey: ['news', own, shown],
    queryFn: ({ signal }) => read(own, { range: [0, shown - 1] }, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  const results = useQuery({
    queryKey: ['news', 'search', settled, shown],
    queryFn: ({ signal }) => read('search', { search: settled, range: [0, shown - 1] }, signal),
    enabled: settled !== '',
    retry: false,
  });
  useEffect(() => {
    if (list.error) toast.error('news.toast.loadFailed');
  }, [list.error, toast]);
  useEffect(() => {
    if (results.error) toast.error('news.toast.searchFailed');
  }, [results.error, toast]);
  const all: Loaded = list.data ?? { items: [], total: 0 };
  const isServerSearch = settled !== '' && settled === search && results.data !== undefined;
  const isLocal = search !== '' && (search.length < serverSearchFrom || Boolean(results.error));
  const local = isLocal ? all.items.filter((item) => matches(item, search)) : all.items;
  const { items, total } = isServerSearch
    ? results.data
    : { items: local, total: isLocal ? local.length : all.total };
  return {
    items,
    total,
    isLoading: list.isPending,
    isSearching: search.length >= serverSearchFrom && !isServerSearch && !results.error,
    found: isServerSearch || isLocal ? search : '',
    loadMore: items.length < total && shown < mostShown ? () => setShown((now) => now + pageSize) : undefined,
  };
};
