import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from './find-route.ts';
import type { FoundRoute } from './find-route.ts';
import { routes } from './routes.ts';

/** The route of the address on the screen. */
export const useFoundRoute = (): FoundRoute | undefined => {
  const { pathname } = useLocation();
  return useMemo(() => findRoute(routes, pathname), [pathname]);
};
