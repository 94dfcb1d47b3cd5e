import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The address of a record's page at which one of its parts is continued. */
export const begun = (path: string, { begin }: { readonly begin: string }): string =>
  `${path}${path.includes('?') ? '&' : '?'}begin=${begin}`;

/**
 * Whether a form has led here to continue with a part of the page.
 * @returns whether, and a function that removes it from the address, so that a reload does not start it again
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
