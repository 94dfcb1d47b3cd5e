import type { Access } from '../access/access.ts';
import { isAmong, isOff, may, mayAct, opensTo, type Actor } from '../access/may.ts';
import type { MenuEntry, SetUpStep } from '../menu/menu-entry.ts';
import { firstAddress } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';
import type { MenuGroup } from './parts.ts';

/** A menu entry: a page, or a group with its entries. */
export interface ServiceLink {
  readonly url: string;
  readonly title: string;
  readonly icon: string;
  readonly description: string;
  readonly subLinks: readonly ServiceLink[];
}

interface Entry {
  readonly order: number;
  readonly link: ServiceLink;
}

const inOrder = (entries: readonly Entry[]): readonly ServiceLink[] =>
  [...entries]
    .sort((a, b) => a.order - b.order || a.link.title.localeCompare(b.link.title))
    .map(({ link }) => link);

const pageLink = (
  title: string,
  url: string,
  { order = 0, icon = 'list', description = '' }: MenuEntry,
): Entry => ({
  order,
  link: { url, title, icon, description, subLinks: [] },
});

const writing = ['create', 'update', 'delete'] as const;

/** Whether the page of a resource is a place of work for this actor. */
const isPageOf = (actor: Actor, access: Access, menu: MenuEntry | undefined): boolean => {
  if (!may(actor, access, 'read')) return false;
  if (menu?.access) return isAmong(actor, menu.access);
  return writing.some((verb) => may(actor, access, verb)) || writing.every((verb) => !access[verb]?.length);
};

/** The entry of the form for a new record: not a set-up step, since its list is. */
const creating = (
  { access: _access, setUp: _step, also, ...menu }: MenuEntry,
  create: NonNullable<MenuEntry['create']>,
): MenuEntry => ({ ...menu, ...create, ...(also && { also: also.filter(({ setUp }) => !setUp) }) });

type Place = NonNullable<MenuEntry['also']>[number];

/** Whether a page that the actor may open is shown to them in a further group too. */
const isPlaceOf = (
  actor: Actor,
  { access, forOneself = false }: Pick<Place, 'access' | 'forOneself'>,
): boolean => !access || mayAct(actor, { access, forOneself });

/** Whether the actor has the page among their own affairs, where it need not be their place of work. */
const isPersonalTo = (actor: Actor, menu: MenuEntry | undefined): boolean =>
  menu?.also?.some((place) => place.forOneself === true && isPlaceOf(actor, place)) ?? false;

/** A page that may be in the menu. */
interface MenuPage {
  readonly key: string;
  readonly menu: MenuEntry | undefined;
  readonly url: string | undefined;
  readonly title: string;
  /** Whether the actor works there. */
  readonly isOpenTo: (actor: Actor) => boolean;
  /** Whether the actor may use it for what is personal; by default whoever works there. */
  readonly isOpenForOneself?: (actor: Actor) => boolean;
}

/** Every page with a menu entry, regardless of who may open it. Settings lead to their form, resources to their list. */
export const menuEntriesOf = ({
  resources,
  reports,
  screens,
  pages = [],
}: Catalogue): readonly MenuPage[] => [
  ...resources.map(({ key, menu, screens: { list, edit } = {}, label, access, single }) => ({
    key,
    menu,
    url: firstAddress(list ?? (single ? edit : undefined)),
    title: label[1],
    isOpenTo: (actor: Actor): boolean => isPageOf(actor, access, menu),
    isOpenForOneself: (actor: Actor): boolean => may(actor, access, 'read'),
  })),
  ...resources.flatMap(({ key, menu, screens: { create } = {}, access }) =>
    menu?.create
      ? [
          {
            key,
            menu: creating(menu, menu.create),
            url: firstAddress(create),
            title: menu.create.label,
            isOpenTo: (actor: Actor): boolean =>
              may(actor, access, 'create') && (isPageOf(actor, access, menu) || !isPersonalTo(actor, menu)),
            isOpenForOneself: (actor: Actor): boolean => may(actor, access, 'create'),
          },
        ]
      : [],
  ),
  ...resources.flatMap(({ key, list, access }) =>
    (list.pages ?? []).map(({ menu, screen, label, feature }) => ({
      key,
      menu,
      url: firstAddress(screen),
      title: label,
      isOpenTo: (actor: Actor): boolean => !isOff(actor, feature) && isPageOf(actor, access, menu),
    })),
  ),
  ...reports.map((report) => ({
    key: report.key,
    menu: report.menu,
    url: firstAddress(report.screen),
    title: report.label,
    isOpenTo: (actor: Actor): boolean => opensTo(actor, report),
  })),
  ...[...screens, ...pages].map((screen) => ({
    key: screen.key,
    menu: screen.menu,
    url: firstAddress(screen.paths),
    title: screen.label,
    isOpenTo: (actor: Actor): boolean =>
      opensTo(actor, screen) &&
      (!screen.menu?.access || mayAct(actor, { ...screen.menu, access: screen.menu.access })),
  })),
];

/** The step that a page represents for an actor in a group, its own or a further one; undefined where it is none. */
export const stepFor = (actor: Actor, menu: MenuEntry, group: string): SetUpStep | undefined =>
  menu.group === group
    ? menu.setUp
    : menu.also?.find((place) => place.group === group && isPlaceOf(actor, place))?.setUp;

/** What the actor may open, nested by menu groups; empty groups are left out. */
export const servicesFor = (actor: Actor, catalogue: Catalogue): readonly ServiceLink[] => {
  const pages = new Map<string, Entry[]>();
  for (const { menu, url, title, isOpenTo, isOpenForOneself = isOpenTo } of menuEntriesOf(catalogue)) {
    if (!menu || url === undefined || url.includes(':')) continue;
    const { forOneself = false } = menu;
    const own = { group: menu.group, forOneself, ...(menu.access ? { access: menu.access } : {}) };
    const places: readonly Place[] = [own, ...(menu.also ?? [])];
    for (const place of places) {
      const { group, url: address = url, order, description = menu.description ?? '' } = place;
      const opens = place !== own && place.forOneself ? isOpenForOneself : isOpenTo;
      if (!opens(actor) || !isPlaceOf(actor, place)) continue;
      const link = pageLink(title, address, { ...menu, group, order: order ?? menu.order ?? 0, description });
      pages.set(group, [...(pages.get(group) ?? []), link]);
    }
  }
  const groupEntry = ({ key, label, icon, description, url, order }: MenuGroup): Entry[] => {
    const inner = catalogue.menu.filter(({ parent }) => parent === key).flatMap(groupEntry);
    const subLinks = inOrder([...(pages.get(key) ?? []), ...inner]);
    return subLinks.length === 0 ? [] : [{ order, link: { url, title: label, icon, description, subLinks } }];
  };
  return inOrder(catalogue.menu.filter(({ parent }) => parent === undefined).flatMap(groupEntry));
};
