import { listedIn, type Page, type Route } from '@school/kernel';
import { catalogue } from '../../catalogue.ts';
import { loadable } from '../../engine/page/loadable.ts';
import type { Loadable } from '../../engine/page/loadable.ts';
import { screenFor } from '../../engine/screen-for.tsx';
import { screens } from '../../modules/screens.ts';

const Hub = loadable(async () => (await import('../hub/HubPage.tsx')).HubPage);
const Dashboard = loadable(async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage);
const Pending = loadable(async () => (await import('./PendingScreen.tsx')).PendingScreen);

const own = new Map<string, Loadable>([
  ['dashboard', Dashboard],
  ...Object.entries(screens).map(
    ([key, load]) => [key, loadable(async () => (await load()).default)] as const,
  ),
]);
const written = new Map(catalogue.screens.map((screen) => [screen.key, screen]));
const pages = new Map((catalogue.pages ?? []).map((page) => [page.key, page]));
const reports = new Map(catalogue.reports.map((report) => [report.key, report]));

/** Resources whose lists are shown by a page. */
const listedOn = (page: Page | undefined): readonly string[] =>
  (page?.blocks ?? []).flatMap((block) => listedIn(block) ?? []);

/** The component of a route: custom screens by key, card grids by their group, everything else from the engine. */
export const componentOf = ({ kind, definitionKey, page }: Route): Loadable => {
  if (kind === 'screen') {
    const bound = own.get(definitionKey);
    return bound ?? (written.get(definitionKey)?.hub === undefined ? Pending : Hub);
  }
  const definition =
    kind === 'report'
      ? reports.get(definitionKey)
      : kind === 'page'
        ? pages.get(definitionKey)
        : catalogue.resource(definitionKey);
  return (
    (definition &&
      screenFor({
        kind,
        key: definitionKey,
        definition,
        page,
        ready: () => catalogue.ready(kind === 'page' ? listedOn(pages.get(definitionKey)) : [definitionKey]),
      })) ??
    Pending
  );
};

/** Whether a menu group's card grid opens there. */
export const isHub = ({ kind, definitionKey }: Route): boolean =>
  kind === 'screen' && !own.has(definitionKey) && written.get(definitionKey)?.hub !== undefined;
