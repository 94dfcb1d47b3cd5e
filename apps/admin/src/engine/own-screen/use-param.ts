import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One filter of a screen in the address; a change returns to the first page. */
export const useParam = (name: string): readonly [string, (value: string) => void] => {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (value: string) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [name, setSearch],
  );
  return [search.get(name) ?? '', change];
};
