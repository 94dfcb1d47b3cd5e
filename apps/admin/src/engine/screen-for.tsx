import type { AnyResource, Page, Report, Screen } from '@school/kernel';
import type { ComponentType } from 'react';
import { atPage } from './list/list-page.ts';
import { loadable, type Loadable } from './page/loadable.ts';

/** What the engine needs to know about a route. */
export interface EngineRoute {
  readonly kind: 'screen' | 'list' | 'create' | 'edit' | 'show' | 'settings' | 'report' | 'page';
  readonly key: string;
  readonly definition: Screen | AnyResource | Report | Page;
  /** Loads the complete definition. */
  readonly ready: () => Promise<void>;
  /** For a list with several addresses: which of its pages. */
  readonly page?: string | undefined;
}

type ResourceScreen = ComponentType<{ readonly resource: AnyResource }>;

const resourceScreens: Readonly<
  Record<'list' | 'create' | 'edit' | 'show' | 'settings', () => Promise<ResourceScreen>>
> = {
  list: async () => (await import('./list/ListScreen.tsx')).ListScreen,
  create: async () => (await import('./form/CreateScreen.tsx')).CreateScreen,
  edit: async () => (await import('./form/EditScreen.tsx')).EditScreen,
  show: async () => (await import('./show/ShowScreen.tsx')).ShowScreen,
  settings: async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen,
};

/** Screens that show every field or offer it as a column. */
const withDetails: ReadonlySet<EngineRoute['kind']> = new Set(['list', 'create', 'edit', 'show']);

const made = new Map<string, Loadable>();

const make = ({ kind, definition, page, ready }: EngineRoute): Loadable => {
  if (kind === 'page') {
    return loadable(async () => {
      const [{ PageScreen }] = await Promise.all([import('./blocks/PageScreen.tsx'), ready()]);
      return () => <PageScreen page={definition as Page} />;
    });
  }
  if (kind === 'report') {
    return loadable(async () => {
      const [{ ReportScreen }] = await Promise.all([import('./report/ReportScreen.tsx'), ready()]);
      return () => <ReportScreen report={definition as Report} />;
    });
  }
  return loadable(async () => {
    const [Component] = await Promise.all([resourceScreens[kind as keyof typeof resourceScreens](), ready()]);
    const resource = atPage(definition as AnyResource, page);
    if (!resource.custom || !withDetails.has(kind)) return () => <Component resource={resource} />;
    const { WithCustomFields } = await import('./custom/WithCustomFields.tsx');
    return () => <WithCustomFields resource={resource} Screen={Component} isForm={kind !== 'list'} />;
  });
};

/** The generated screen of a route, loaded when opened; undefined for hand-written screens. */
export const screenFor = (route: EngineRoute): Loadable | undefined => {
  if (route.kind === 'screen') return undefined;
  const name = `${route.kind}:${route.key}:${route.page ?? ''}`;
  const known = made.get(name) ?? make(route);
  made.set(name, known);
  return known;
};
