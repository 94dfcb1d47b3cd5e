import type { Privilege } from '../access/access.ts';
import type { Document } from '../document/define.ts';
import type { AnyReport } from '../report/define.ts';
import type { AnyResource } from '../resource/definition.ts';
import type { Screen } from '../screen/define.ts';

/** A group of the menu; groups nest by `parent`. */
export interface MenuGroup {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly description: string;
  /** Address of its card grid. */
  readonly url: string;
  readonly parent?: string;
  readonly order: number;
}

export interface CatalogueParts {
  readonly resources: readonly AnyResource[];
  readonly reports: readonly AnyReport[];
  readonly documents: readonly Document[];
  readonly screens: readonly Screen[];
  readonly privileges: readonly Privilege[];
  readonly menu: readonly MenuGroup[];
}

/** All definitions of the product, found by key. */
export interface Catalogue extends CatalogueParts {
  /** The resource or settings record of that key; throws for an unknown one, which is a programmer's mistake. */
  readonly resource: (key: string) => AnyResource;
  readonly has: (key: string) => boolean;
  /** Resources that own lines of this one, or that point at it, with the field. */
  readonly pointingAt: (key: string) => readonly { readonly resource: AnyResource; readonly field: string }[];
}

const byKey = <T extends { readonly key: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [item.key, item]));

/** Joins the lists of all modules into one catalogue. Mistakes inside are found by `checkCatalogue`. */
export const createCatalogue = (parts: CatalogueParts): Catalogue => {
  const resources = byKey(parts.resources);
  const pointing = new Map<string, { resource: AnyResource; field: string }[]>();
  for (const resource of parts.resources) {
    for (const [field, definition] of Object.entries(resource.fields)) {
      if (definition.type !== 'ref' && definition.type !== 'refs') continue;
      const list = pointing.get(definition.to) ?? [];
      list.push({ resource, field });
      pointing.set(definition.to, list);
    }
  }
  return {
    ...parts,
    resource: (key) => {
      const found = resources.get(key);
      if (!found) throw new Error(`The catalogue has no resource "${key}".`);
      return found;
    },
    has: (key) => resources.has(key),
    pointingAt: (key) => pointing.get(key) ?? [],
  };
};
