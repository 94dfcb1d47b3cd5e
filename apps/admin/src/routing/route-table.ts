import type { AnyResource, Catalogue, Principal, Report, Screen } from '@school/kernel';

/** A screen at an address: where it stands, who may open it, and what it shows. */
export interface AppRoute {
  readonly path: string;
  readonly kind: 'screen' | 'list' | 'create' | 'edit' | 'show' | 'settings' | 'report';
  /** Key of the definition. */
  readonly key: string;
  readonly definition: Screen | AnyResource | Report;
  readonly label: string;
  readonly access: readonly Principal[] | 'public';
  readonly parent?: string;
}

const listOf = (paths: string | readonly string[] | undefined): readonly string[] =>
  paths === undefined ? [] : typeof paths === 'string' ? [paths] : paths;

const resourceRoutes = (resource: AnyResource): AppRoute[] => {
  const { screens = {}, access, label } = resource;
  const list = listOf(screens.list);
  const make = (kind: AppRoute['kind'], paths: readonly string[], name: string, who: readonly Principal[]) =>
    paths.map((path) => ({
      path,
      kind,
      key: resource.key,
      definition: resource,
      label: name,
      access: who,
      ...(kind !== 'list' && list[0] ? { parent: list[0] } : {}),
    }));
  if (resource.kind === 'settings') return make('settings', listOf(screens.edit), label[0], access.read);
  const create = listOf(screens.create);
  return [
    ...make('list', list, label[1], access.read),
    ...make('create', create.length || !list[0] ? create : [`${list[0]}/new`], label[0], access.create ?? []),
    ...make('edit', listOf(screens.edit), label[0], access.read),
    ...make('show', listOf(screens.show), label[0], access.read),
  ];
};

/** Every route of the catalogue. */
export const routeTable = (catalogue: Catalogue): readonly AppRoute[] => [
  ...catalogue.resources.flatMap(resourceRoutes),
  ...catalogue.reports.flatMap((report) =>
    listOf(report.screen).map((path) => ({
      path,
      kind: 'report' as const,
      key: report.key,
      definition: report,
      label: report.label,
      access: report.access,
    })),
  ),
  ...catalogue.screens.flatMap((screen) =>
    screen.paths.map((path) => ({
      path,
      kind: 'screen' as const,
      key: screen.key,
      definition: screen,
      label: screen.label,
      access: screen.access,
      ...(screen.parent ? { parent: screen.parent } : {}),
    })),
  ),
];
