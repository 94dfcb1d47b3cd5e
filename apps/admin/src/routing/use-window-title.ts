import { useEffect, useSyncExternalStore } from 'react';
import { currentPageName, onPageName } from './page-name.ts';
import { pageTitle } from './page-title.ts';

/** Keeps the window title in sync with the page and the school. */
export const useWindowTitle = (school: string): void => {
  const { own, ofRoute } = useSyncExternalStore(onPageName, currentPageName);
  useEffect(() => {
    document.title = pageTitle(own ?? ofRoute, school);
  }, [own, ofRoute, school]);
};
