import { matchRoute } from '@school/kernel';
import type { RouteMatch } from '@school/kernel';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { openedFrom } from './opened-from.ts';
import { routes } from './routes.ts';

/** The route of the current address, below the page it was opened from; undefined if the product has none. */
export const useFoundRoute = (): RouteMatch | undefined => {
  const { pathname, state } = useLocation();
  const above = openedFrom(state);
  return useMemo(() => {
    const found = matchRoute(routes, pathname);
    return found && above !== undefined ? { ...found, route: { ...found.route, parent: above } } : found;
  }, [pathname, above]);
};
