import { isAmong, may } from '@school/kernel';
import type { Actor, Catalogue, MenuEntry } from '@school/kernel';

/** One entry of a user's menu, breadcrumbs and card grids. */
export interface Service {
  readonly url: string;
  readonly title: string;
  readonly icon: string;
  readonly description: string;
  readonly subLinks: readonly Service[];
}

interface Candidate {
  readonly group: string;
  readonly order: number;
  readonly service: Service;
}

const first = (paths: string | readonly string[] | undefined): string | undefined =>
  typeof paths === 'string' ? paths : paths?.[0];

const candidate = (url: string | undefined, title: string, menu: MenuEntry | undefined): Candidate[] =>
  url === undefined || menu === undefined
    ? []
    : [
        {
          group: menu.group,
          order: menu.order ?? 1000,
          service: { url, title, icon: menu.icon ?? '', description: menu.description ?? '', subLinks: [] },
        },
      ];

const candidatesFor = (actor: Actor, catalogue: Catalogue): readonly Candidate[] => [
  ...catalogue.resources
    .filter((resource) => may(actor, resource.access, 'read'))
    .flatMap(({ screens, label, menu }) => candidate(first(screens?.list ?? screens?.edit), label[1], menu)),
  ...catalogue.screens
    .filter(({ access }) => access === 'public' || isAmong(actor, access))
    .flatMap(({ paths, label, menu }) => candidate(paths[0], label, menu)),
  ...catalogue.reports
    .filter(({ access }) => isAmong(actor, access))
    .flatMap(({ screen, label, menu }) => candidate(first(screen), label, menu)),
];

/** The menu that the actor's rights open: groups with the entries in them; groups that would be empty are left out. */
export const servicesFor = (actor: Actor, catalogue: Catalogue): readonly Service[] => {
  const candidates = candidatesFor(actor, catalogue);
  const below = (parent: string | undefined): readonly Service[] => {
    const groups = catalogue.menu
      .filter((group) => group.parent === parent)
      .map(({ key, label, icon, description, url, order }) => ({
        group: key,
        order,
        service: { url, title: label, icon, description, subLinks: below(key) },
      }))
      .filter(({ service }) => service.subLinks.length > 0);
    return [...groups, ...candidates.filter(({ group }) => group === parent)]
      .sort((left, right) => left.order - right.order)
      .map(({ service }) => service);
  };
  return below(undefined);
};
