import type { Principal } from '../access/access.ts';
import { principalsOf } from '../access/may.ts';
import type { AnyResource } from '../resource/definition.ts';
import { addressList, firstAddress } from './addresses.ts';
import type { CatalogueParts } from './parts.ts';

export type RouteKind = 'list' | 'create' | 'edit' | 'show' | 'settings' | 'report' | 'screen' | 'page';

/** One address of the admin and what opens there. */
export interface Route {
  readonly path: string;
  /** The same for all addresses of one page: `employee.list`, `payrollRegister`. */
  readonly key: string;
  readonly kind: RouteKind;
  readonly definitionKey: string;
  readonly module: string;
  readonly label: string;
  /**
   * Address of the entry that the menu highlights and the breadcrumb shows above; if several, the first that is available to
   * the user.
   */
  readonly parent?: string | readonly string[];
  /** Who may open it (ADMIN always may); `public` needs no session. */
  readonly access: readonly Principal[] | 'public';
  /** Administrators do not automatically have access to it. */
  readonly forOneself?: true;
  /** For a list with several addresses: key of its page. */
  readonly page?: string;
  /** For such a page: the feature that it belongs to in addition to its module. */
  readonly feature?: string;
}

/** Addresses that differ only in case or in parameter names are the same. */
export const routeShape = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');

const segmentsOf = (path: string): readonly string[] =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? segment : segment.toLowerCase()));

/** Addresses of the steps of a wizard; they open the record's form at that step. */
const stepAddresses = ({ form }: AnyResource): readonly string[] =>
  form?.wizard ? form.tabs.flatMap(({ screen }) => addressList(screen)) : [];

const resourceRoutes = (resource: AnyResource): readonly Route[] => {
  const { key, module, label, screens = {}, access, single } = resource;
  const list = firstAddress(screens.list);
  const route =
    (kind: RouteKind, words: string, principals: readonly Principal[]) =>
    (path: string): Route => ({
      path,
      key: `${key}.${kind}`,
      kind,
      definitionKey: key,
      module,
      label: words,
      ...(list !== undefined && path !== list ? { parent: list } : {}),
      access: principals,
    });
  const readers = principalsOf(access, 'read');
  const edit = single
    ? route('settings', label[0], readers)
    : route('edit', label[0], principalsOf(access, 'update'));
  // In a catalogue outline a resource without further pages has no list.
  const pages = (resource.list?.pages ?? []).flatMap((page) =>
    addressList(page.screen).map((path) => ({
      ...route('list', page.label, readers)(path),
      key: `${key}.list.${page.key}`,
      page: page.key,
      ...(page.feature === undefined ? {} : { feature: page.feature }),
    })),
  );
  return [
    ...addressList(screens.list).map(route('list', label[1], readers)),
    ...pages,
    ...addressList(screens.create).map(route('create', label[0], principalsOf(access, 'create'))),
    ...addressList(screens.edit).map(edit),
    ...stepAddresses(resource).map(edit),
    ...addressList(screens.show).map(route('show', label[0], readers)),
  ];
};

/** `<list>/new`, where rows can be created and the resource states no other address. */
const impliedCreate = ({
  key,
  module,
  label,
  screens,
  access,
  appendOnly,
  single,
}: AnyResource): readonly Route[] => {
  const list = firstAddress(screens?.list);
  const creators = principalsOf(access, 'create');
  if (list === undefined || screens?.create !== undefined || single || appendOnly || creators.length === 0)
    return [];
  return [
    {
      path: `${list}/new`,
      key: `${key}.create`,
      kind: 'create',
      definitionKey: key,
      module,
      label: label[0],
      parent: list,
      access: creators,
    },
  ];
};

/** What has addresses. */
type Addressed = Pick<CatalogueParts, 'resources' | 'reports' | 'screens' | 'pages'>;

/** Every address named by a definition, in catalogue order. */
export const namedRoutes = ({ resources, reports, screens, pages = [] }: Addressed): readonly Route[] => [
  ...[...screens, ...pages].flatMap((screen) =>
    screen.paths.map((path): Route => ({
      path,
      key: screen.key,
      kind: screen.kind,
      definitionKey: screen.key,
      module: screen.module,
      label: screen.label,
      ...(screen.parent === undefined ? {} : { parent: screen.parent }),
      access: screen.access,
      ...('forOneself' in screen && screen.forOneself ? { forOneself: screen.forOneself } : {}),
    })),
  ),
  ...reports.flatMap(({ screen, key, module, label, access }) =>
    addressList(screen).map((path, at): Route => ({
      path,
      key,
      kind: 'report',
      definitionKey: key,
      module,
      label,
      ...(at === 0 ? {} : { parent: firstAddress(screen) ?? path }),
      access,
    })),
  ),
  ...resources.flatMap(resourceRoutes),
];

/** A route with the segments of its path, which are split once and compared often. */
interface Pattern {
  readonly route: Route;
  readonly segments: readonly string[];
}

const patternOf = (route: Route): Pattern => ({ route, segments: segmentsOf(route.path) });

/** Fixed segments before parameters, so that `/x/new` is never taken for record "new" of `/x/:id`. */
const bySpecificity = ({ segments: left }: Pattern, { segments: right }: Pattern): number => {
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const difference = Number(segment.startsWith(':')) - Number(other.startsWith(':'));
    if (difference !== 0) return difference;
    if (segment !== other && !segment.startsWith(':')) return segment < other ? -1 : 1;
  }
  return left.length - right.length;
};

/** Every screen of the product, including forms that need not be named; more specific addresses first. */
export const routesOf = (catalogue: Addressed): readonly Route[] => {
  const routes = namedRoutes(catalogue);
  const shapes = new Set(routes.map(({ path }) => routeShape(path)));
  const implied = catalogue.resources
    .flatMap(impliedCreate)
    .filter(({ path }) => !shapes.has(routeShape(path)));
  return [...routes, ...implied]
    .map(patternOf)
    .sort(bySpecificity)
    .map(({ route }) => route);
};

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** @param given as many segments as the pattern has */
const paramsOf = (pattern: readonly string[], given: readonly string[]): RouteMatch['params'] | undefined => {
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decoded(value);
    else if (segment !== value.toLowerCase()) return undefined;
  }
  return params;
};

/** The patterns of a list of routes by their number of segments, each in the order of the list. */
const patterns = new WeakMap<readonly Route[], ReadonlyMap<number, readonly Pattern[]>>();

const patternsOf = (routes: readonly Route[]): ReadonlyMap<number, readonly Pattern[]> => {
  const known = patterns.get(routes);
  if (known) return known;
  const found = new Map<number, Pattern[]>();
  for (const pattern of routes.map(patternOf)) {
    const alike = found.get(pattern.segments.length);
    if (alike) alike.push(pattern);
    else found.set(pattern.segments.length, [pattern]);
  }
  patterns.set(routes, found);
  return found;
};

/**
 * The route of an address, ignoring case and a trailing slash. A page asks for each of its links.
 * @param routes come from `routesOf`
 */
export const matchRoute = (routes: readonly Route[], path: string): RouteMatch | undefined => {
  const given = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  for (const { route, segments } of patternsOf(routes).get(given.length) ?? []) {
    const params = paramsOf(segments, given);
    if (params) return { route, params };
  }
  return undefined;
};
