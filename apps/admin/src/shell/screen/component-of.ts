import { lazy } from 'react';
import type { ComponentType } from 'react';
import { screenFor } from '../../engine/screen-for.tsx';
import { screens } from '../../modules/screens.ts';
import type { AppRoute } from '../../routing/route-table.ts';

const Hub = lazy(async () => ({ default: (await import('../hub/HubPage.tsx')).HubPage }));
const Dashboard = lazy(async () => ({ default: (await import('../dashboard/DashboardPage.tsx')).DashboardPage }));
const Pending = lazy(async () => ({ default: (await import('./PendingScreen.tsx')).PendingScreen }));

const own = new Map<string, ComponentType>([
  ['dashboard', Dashboard],
  ...Object.entries(screens).map(([key, load]) => [key, lazy(load)] as const),
]);

/** The component of a route: own screens by key, card grids by their group, everything else from the engine. */
export const componentOf = (route: AppRoute): ComponentType => {
  const bound = own.get(route.key);
  if (route.kind !== 'screen') return screenFor(route) ?? Pending;
  if (bound) return bound;
  return 'hub' in route.definition && route.definition.hub ? Hub : Pending;
};
