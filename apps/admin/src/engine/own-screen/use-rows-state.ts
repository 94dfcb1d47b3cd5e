import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstPerPage, readRowsState, type RowsState } from './rows-state.ts';

/** The state of a table in the address, so that it can be bookmarked and is restored by Back. */
export const useRowsState = (): readonly [RowsState, (change: Partial<RowsState>) => void] => {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (part: Partial<RowsState>) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [key, value] of Object.entries({ page: 1, ...part })) {
            const isFirst =
              value === '' ||
              (key === 'page' && value === 1) ||
              (key === 'perPage' && value === firstPerPage);
            if (isFirst) next.delete(key);
            else next.set(key, String(value));
          }
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [readRowsState(search), change];
};
