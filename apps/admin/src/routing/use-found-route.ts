import { matchRoute } from '@school/kernel';
import type { RouteMatch } from '@school/kernel';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from './routes.ts';

/** The route of the address on the screen; undefined where the product has none. */
export const useFoundRoute = (): RouteMatch | undefined => {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(routes, pathname), [pathname]);
};
