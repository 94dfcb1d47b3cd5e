import type { Access, Privilege } from '../access/access.ts';
import type { Document } from '../document/define.ts';
import type { AnyReport } from '../report/define.ts';
import type { AnyResource } from '../resource/definition.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueParts } from './parts.ts';

/** What menus, addresses, rights, names and calls need of a resource; everything else comes with its part. */
const earlyOfResource: ReadonlySet<string> = new Set([
  'kind',
  'key',
  'module',
  'label',
  'api',
  'screens',
  'access',
  'title',
  'delivered',
  'parent',
  'noArchive',
  'appendOnly',
  'single',
  'custom',
  'comments',
  'attachments',
  'scope',
  'period',
]);
const earlyOfReport: ReadonlySet<string> = new Set(['kind', 'key', 'module', 'label', 'screen', 'access']);
/** What a template may use is read only where one is written. */
const earlyOfDocument: ReadonlySet<string> = new Set([
  'kind',
  'key',
  'module',
  'label',
  'of',
  'papers',
  'copies',
  'designs',
  'kept',
  'fileName',
  'access',
]);
/** Properties read only by tests, and the menu: the server sends each user their own. */
const neverShown: ReadonlySet<string> = new Set(['sample', 'was', 'menu']);
const outsideTheMenu = <T extends { readonly menu?: unknown }>({ menu: _menu, ...rest }: T) => rest;

/** Key of the part that contains the privileges; no module has this name. */
export const privilegesPart = 'the-privileges';

/** The rest of a definition, by property name. */
export type Remainder = Readonly<Record<string, unknown>>;

/** The rest of the definitions of one module, by key. */
export interface CataloguePart {
  readonly resources: Readonly<Record<string, Remainder>>;
  readonly reports: Readonly<Record<string, Remainder>>;
  readonly documents: Readonly<Record<string, Remainder>>;
  /** Only in the part that has nothing else: read only when editing rights. */
  readonly privileges?: readonly Privilege[];
}

/**
 * A catalogue without the rest of its definitions: plain data, a quarter of the whole. Of `list` and `form` it contains
 * what occurs in addresses.
 */
export interface CatalogueOutline extends Omit<CatalogueParts, 'menu' | 'features' | 'privileges'> {
  readonly setUpGroups: Catalogue['setUpGroups'];
  /** Names of the properties that are loaded later. */
  readonly late: {
    readonly resources: readonly string[];
    readonly reports: readonly string[];
    readonly documents: readonly string[];
  };
  /** Modules whose parts the screens of a resource need in addition to its own. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

const split = (definition: object, isEarly: ReadonlySet<string>): [early: object, rest: Remainder] => {
  const entries = Object.entries(definition).filter(
    ([name, value]) => value !== undefined && !neverShown.has(name),
  );
  return [
    Object.fromEntries(entries.filter(([name]) => isEarly.has(name))),
    Object.fromEntries(entries.filter(([name]) => !isEarly.has(name))),
  ];
};

/** The part of lists and forms that `routesOf` reads. */
const addressesOf = ({ list, form }: AnyResource): Partial<Pick<AnyResource, 'list' | 'form'>> => ({
  ...(list.pages
    ? {
        list: {
          columns: [],
          pages: list.pages.map(({ key, label, screen, feature }) => ({
            key,
            label,
            screen,
            ...(feature === undefined ? {} : { feature }),
          })),
        } as AnyResource['list'],
      }
    : {}),
  ...(form?.wizard && form.tabs.some(({ screen }) => screen !== undefined)
    ? {
        form: {
          wizard: true,
          tabs: form.tabs.flatMap(({ key, screen }) =>
            screen === undefined ? [] : [{ key, label: '', sections: [], screen }],
          ),
        },
      }
    : {}),
});

/** Resources that the fields, lines and related lists of a resource lead to. */
const ledTo = (catalogue: Catalogue, resource: AnyResource): readonly AnyResource[] => {
  const lines: AnyResource[] = [];
  const keys = Object.values(resource.fields).flatMap((field): readonly string[] => {
    if (field.type === 'ref' || field.type === 'refs') return [field.to];
    if (field.type !== 'lines') return [];
    if (catalogue.has(field.of)) lines.push(catalogue.resource(field.of));
    return [field.of];
  });
  const related = (resource.related ?? []).map((list) => list.resource);
  const elsewhere = Object.values(resource.has ?? {}).map(({ of }) => of);
  return [
    ...[...keys, ...related, ...elsewhere]
      .filter((key) => catalogue.has(key))
      .map((key) => catalogue.resource(key)),
    ...lines.flatMap((child) => ledTo(catalogue, child)),
  ];
};

const needsOf = (catalogue: Catalogue, resource: AnyResource): readonly string[] => {
  const modules = new Set(ledTo(catalogue, resource).map(({ module }) => module));
  modules.delete(resource.module);
  return [...modules].sort();
};

const namesOf = (definitions: readonly object[], isEarly: ReadonlySet<string>): readonly string[] => [
  ...new Set(definitions.flatMap((definition) => Object.keys(split(definition, isEarly)[1]))),
];

/** Only the server decides which rows a user may read: the criteria are not sent to browsers. */
const withoutRows = ({ rows: _rows, ...access }: Access): Access => access;

/** What has to be present of a catalogue from the start. */
export const outlineOf = (catalogue: Catalogue): CatalogueOutline => ({
  resources: catalogue.resources.map(
    (resource) =>
      ({
        ...split(resource, earlyOfResource)[0],
        ...addressesOf(resource),
        access: withoutRows(resource.access),
      }) as unknown as AnyResource,
  ),
  reports: catalogue.reports.map((report) => split(report, earlyOfReport)[0] as AnyReport),
  documents: catalogue.documents.map((document) => split(document, earlyOfDocument)[0] as Document),
  screens: catalogue.screens.map(outsideTheMenu),
  ...(catalogue.pages ? { pages: catalogue.pages.map(outsideTheMenu) } : {}),
  setUpGroups: catalogue.setUpGroups,
  late: {
    resources: namesOf(catalogue.resources, earlyOfResource),
    reports: namesOf(catalogue.reports, earlyOfReport),
    documents: namesOf(catalogue.documents, earlyOfDocument),
  },
  needs: Object.fromEntries(
    catalogue.resources.flatMap((resource) => {
      const needs = needsOf(catalogue, resource);
      return needs.length > 0 ? [[resource.key, needs]] : [];
    }),
  ),
});

/** The rest of a catalogue, by module. */
export const partsOf = ({
  resources,
  reports,
  documents,
  privileges,
}: Catalogue): Readonly<Record<string, CataloguePart>> => {
  const modules = new Set([...resources, ...reports, ...documents].map(({ module }) => module));
  const restsIn = (
    module: string,
    definitions: readonly { readonly module: string; readonly key: string }[],
    isEarly: ReadonlySet<string>,
  ): Readonly<Record<string, Remainder>> =>
    Object.fromEntries(
      definitions
        .filter((definition) => definition.module === module)
        .map((definition) => [definition.key, split(definition, isEarly)[1]]),
    );
  const own = Object.fromEntries(
    [...modules].map((module) => [
      module,
      {
        resources: restsIn(module, resources, earlyOfResource),
        reports: restsIn(module, reports, earlyOfReport),
        documents: restsIn(module, documents, earlyOfDocument),
      },
    ]),
  );
  return { ...own, [privilegesPart]: { resources: {}, reports: {}, documents: {}, privileges } };
};
