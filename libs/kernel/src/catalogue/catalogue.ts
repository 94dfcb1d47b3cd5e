import { contributedTo } from './contributed.ts';
import { operationsOn } from './offered-operations.ts';
import { groupsWithStep } from '../menu/menu-entry.ts';
import type { AnyResource } from '../resource/definition.ts';
import type { KnownResources } from '../resource/known.ts';
import type { CatalogueParts, MenuGroup } from './parts.ts';
import { routesOf, type Route } from './routes.ts';
import { withColumnWords } from '../report/column-words.ts';

/** All definitions of the product, found by key. */
export interface Catalogue extends CatalogueParts, KnownResources {
  /** Resources that own lines of this one, or that reference it, with the field. */
  readonly pointingAt: (key: string) => readonly { readonly resource: AnyResource; readonly field: string }[];
  /** Menu groups whose page guides through the steps of setting them up. */
  readonly setUpGroups: readonly Pick<MenuGroup, 'key' | 'url'>[];
  /** Every address of the product, more specific ones first. */
  readonly routes: readonly Route[];
  /**
   * Resolves when definitions can be read in full, together with those that their screens lead to; only a catalogue that
   * comes in parts causes waiting. Unknown keys are left out.
   */
  readonly ready: (keys: readonly string[]) => Promise<void>;
}

/** What a browser knows of it: of the menu only what the server sends. */
export type ShownCatalogue = Omit<Catalogue, 'menu' | 'features'>;

const byKey = <T extends { readonly key: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [item.key, item]));

/** Definitions of a module that can be switched off state so in their access, where every rule looks. */
const withFeatures = ({ resources, features = [] }: CatalogueParts): readonly AnyResource[] => {
  const keys = new Set(features.map(({ key }) => key));
  return resources.map((resource) =>
    keys.has(resource.module)
      ? { ...resource, access: { ...resource.access, feature: resource.module } }
      : resource,
  );
};

/** The page of a resource includes what other modules have added to it. */
const withContributions = (
  resources: readonly AnyResource[],
  { contributions = [], views = [] }: CatalogueParts,
): readonly AnyResource[] => {
  const found = byKey(views);
  return resources.map((resource) => {
    const contributed = contributedTo(resource.key, contributions, found);
    return contributed ? { ...resource, contributed } : resource;
  });
};

/** The screens of a resource include the operations on its records. */
const withOperations = (
  resources: readonly AnyResource[],
  { operations = [] }: CatalogueParts,
): readonly AnyResource[] =>
  resources.map((resource) => {
    const offered = operationsOn(resource.key, operations);
    return offered.length > 0 ? { ...resource, operations: offered } : resource;
  });

const setUpGroupsOf = ({ menu, resources, screens }: CatalogueParts): Catalogue['setUpGroups'] => {
  const keys = new Set(
    [...resources, ...screens].flatMap(({ menu: entry }) => (entry ? groupsWithStep(entry) : [])),
  );
  return menu.filter(({ key }) => keys.has(key)).map(({ key, url }) => ({ key, url }));
};

/** Joins the lists of all modules into one catalogue. Mistakes in it are found by `checkCatalogue`. */
export const createCatalogue = (given: CatalogueParts): Catalogue => {
  const all = withOperations(withContributions(withFeatures(given), given), given);
  const resources = byKey(all);
  const reports = given.reports.map((report) => withColumnWords(report, (key) => resources.get(key)));
  const parts = { ...given, resources: all, reports };
  const pointing = new Map<string, { resource: AnyResource; field: string }[]>();
  for (const resource of parts.resources) {
    for (const [field, definition] of Object.entries(resource.fields)) {
      if (definition.type !== 'ref' && definition.type !== 'refs') continue;
      const list = pointing.get(definition.to) ?? [];
      list.push({ resource, field });
      pointing.set(definition.to, list);
    }
  }
  let routes: readonly Route[] | undefined;
  return {
    ...parts,
    setUpGroups: setUpGroupsOf(parts),
    get routes() {
      return (routes ??= routesOf(parts));
    },
    ready: () => Promise.resolve(),
    resource: (key) => {
      const found = resources.get(key);
      if (!found) throw new Error(`The catalogue has no resource "${key}".`);
      return found;
    },
    has: (key) => resources.has(key),
    pointingAt: (key) => pointing.get(key) ?? [],
  };
};
