import { useEffect } from 'react';
import { namePage } from './page-name.ts';

/** Names the page, in the window title and the last part of the breadcrumb. Without a name the route's stays. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    namePage({ own: title || undefined });
    return () => namePage({ own: undefined });
  }, [title]);
};
