import type { DriveItem } from '@school/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { driveSearchPause, recentFilesMost } from '@school/resources';
import { useEffect, useState } from 'react';
import type { Http } from '../../../engine/data/http.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { driveBase, flattened, newestFiles } from '../item/drive-item.ts';
import type { Place } from '../place/use-place.ts';

const pageSize = 200;

interface Page {
  readonly items: readonly DriveItem[];
  readonly total: number;
}

/** The calls that return items. */
type ListCall = 'items' | 'recent' | 'search' | 'shared-with-me' | 'starred' | 'trash';

const readItems = async (http: Http, call: ListCall, query: object, signal: AbortSignal): Promise<Page> => {
  const { data, headers } = await http<readonly DriveItem[]>(`${driveBase}/${call}`, {
    query: { ...query },
    signal,
  });
  const items = flattened(Array.isArray(data) ? data : []);
  return { items, total: Math.max(items.length, Number(headers.get('Content-Range')?.split('/')[1] ?? 0)) };
};

/** The search text once typing has paused; clearing it takes effect immediately. */
const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), driveSearchPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed === '' ? '' : settled;
};

const useItems = (
  key: readonly unknown[],
  call: ListCall,
  query: object,
  options: { enabled?: boolean; keep?: boolean } = {},
): UseQueryResult<Page> => {
  const { http } = useEnvironment();
  return useQuery({
    queryKey: ['drive', ...key],
    queryFn: ({ signal }) => readItems(http, call, query, signal),
    enabled: options.enabled ?? true,
    retry: false,
    ...(options.keep ? { placeholderData: keepPreviousData } : {}),
  });
};

export interface DriveLists {
  /** The main list of the section, folder or search. */
  readonly items: readonly DriveItem[];
  readonly total: number;
  readonly recent: readonly DriveItem[];
  readonly isLoading: boolean;
  readonly isSearching: boolean;
  /** The search that produced the displayed lists; "" without a search. */
  readonly found: string;
  readonly loadMore: (() => void) | undefined;
  /** Key of the text saying which call failed. */
  readonly problem: string | undefined;
}

/**
 * The contents of the two lists. The starred items are loaded with the screen and kept, so that pressing "Starred" requests
 * nothing from the server; a search replaces both lists until it is cleared.
 */
export const useDriveLists = ({ section, folder }: Place, typed: string): DriveLists => {
  const [more, setMore] = useState({ folder, shown: pageSize });
  const shown = more.folder === folder ? more.shown : pageSize;
  const wanted = typed.trim();
  const settled = useSettled(wanted);
  const folderId = folder === undefined ? {} : { folderId: folder };
  const list = useItems(
    ['items', folder ?? 'root', shown],
    'items',
    { ...folderId, range: [0, shown - 1] },
    {
      keep: true,
    },
  );
  const recent = useItems(['recent', folder ?? 'root'], 'recent', folderId);
  const shared = useItems(['shared'], 'shared-with-me', {}, { enabled: section === 'shared' });
  const starred = useItems(['starred'], 'starred', {});
  const trash = useItems(['trash'], 'trash', {}, { enabled: section === 'trash' });
  const results = useItems(['search', settled], 'search', { query: settled }, { enabled: settled !== '' });
  const isFound = settled !== '' && settled === wanted;
  const bySection = { mine: list, shared: folder === undefined ? shared : list, starred, trash };
  const main = isFound ? results : bySection[section];
  const page = main.data ?? { items: [], total: 0 };
  const problem =
    (isFound && results.error && 'drive.problem.search') ||
    (section === 'shared' && shared.error && 'drive.problem.shared') ||
    ((main.error ?? list.error) && 'drive.problem.load') ||
    undefined;
  return {
    items: page.items,
    total: page.total,
    recent: isFound
      ? newestFiles(page.items, recentFilesMost)
      : newestFiles(recent.data?.items ?? [], recentFilesMost),
    isLoading: main.isPending && !main.error,
    isSearching: wanted !== '' && (!isFound || results.isFetching),
    found: isFound ? settled : '',
    loadMore:
      main === list && page.items.length < page.total && shown < 1000
        ? () => setMore({ folder, shown: Math.min(1000, shown + pageSize) })
        : undefined,
    problem,
  };
};
