import type { ShownCatalogue } from '@school/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import { useCallback } from 'react';
import { keptRow } from './kept-row.ts';
import { statedPath, statedTo } from './stated-address.ts';

/**
 * The router that react-admin navigates with: every link and navigation to `/key/id/show` leads to the address stated in
 * the definition, so that its own buttons, links and redirects arrive.
 */
export const statedRouter = (catalogue: ShownCatalogue, client: QueryClient): RouterProvider => {
  const { Link, Navigate, useNavigate } = reactRouterProvider;
  const state = (pathname: string): string =>
    statedPath(catalogue, (key, id) => keptRow(client, key, id), pathname);
  return {
    ...reactRouterProvider,
    useNavigate: () => {
      const navigate = useNavigate();
      return useCallback<typeof navigate>(
        (to, options) => navigate(typeof to === 'number' ? to : statedTo(state, to), options),
        [navigate],
      );
    },
    Navigate: (props) => <Navigate {...props} to={statedTo(state, props.to)} />,
    Link: (props) => <Link {...props} to={statedTo(state, props.to)} />,
  };
};
