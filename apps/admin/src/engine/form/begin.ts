import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The address of a record's page where it goes on with one of its parts. */
export const begun = (path: string, { begin }: { readonly begin: string }): string =>
  `${path}${path.includes('?') ? '&' : '?'}begin=${begin}`;

/**
 * Whether a form has led here to go on with a part of the page.
 * @returns whether, and what takes it out of the address, so that a reload does not begin again
 */
export const useBegun = (key: string): readonly [isBegun: boolean, taken: () => void] => {
  const [search, setSearch] = useSearchParams();
  const taken = useCallback(
    () =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('begin');
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [search.get('begin') === key, taken];
};
