import type { Route } from '@school/kernel';
import { catalogue } from '@school/resources';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { screenFor } from '../../engine/screen-for.tsx';
import { screens } from '../../modules/screens.ts';

const Hub = lazy(async () => ({ default: (await import('../hub/HubPage.tsx')).HubPage }));
const Dashboard = lazy(async () => ({
  default: (await import('../dashboard/DashboardPage.tsx')).DashboardPage,
}));
const Pending = lazy(async () => ({ default: (await import('./PendingScreen.tsx')).PendingScreen }));

const own = new Map<string, ComponentType>([
  ['dashboard', Dashboard],
  ...Object.entries(screens).map(([key, load]) => [key, lazy(load)] as const),
]);
const written = new Map(catalogue.screens.map((screen) => [screen.key, screen]));
const reports = new Map(catalogue.reports.map((report) => [report.key, report]));

/** The component of a route: own screens by key, card grids by their group, everything else from the engine. */
export const componentOf = ({ kind, definitionKey }: Route): ComponentType => {
  if (kind === 'screen') {
    const bound = own.get(definitionKey);
    return bound ?? (written.get(definitionKey)?.hub === undefined ? Pending : Hub);
  }
  const definition = kind === 'report' ? reports.get(definitionKey) : catalogue.resource(definitionKey);
  return (definition && screenFor({ kind, key: definitionKey, definition })) ?? Pending;
};
