import { isOff, opensTo, routesOf, servicesFor, type Actor, type ServiceLink } from '@school/kernel';
import { catalogue, features } from '../index.ts';

/** Verbs that every list has are not modules: they have no pages. */
const verbs: ReadonlySet<string> = new Set(['import', 'export']);
const modules = features.filter(({ key }) => !verbs.has(key));

/** Groups of the menu that are named after a feature and contain what others need too: people, money, who teaches what. */
const shared: ReadonlySet<string> = new Set([
  'students',
  'finance',
  'fees',
  'timetable',
  'attendance',
  'payroll',
  'news',
]);

const adminWithout = (feature: string): Actor => ({
  id: 1,
  role: 'ADMIN',
  privileges: new Set(),
  off: new Set([feature]),
});
const pure = new Set(modules.map(({ key }) => key).filter((key) => !shared.has(key)));
const routes = routesOf(catalogue);
const groups = new Map(catalogue.menu.map((group) => [group.url, group.key]));

const pagesIn = (
  links: readonly ServiceLink[],
  above: readonly string[] = [],
): { readonly url: string; readonly groups: readonly string[] }[] =>
  links.flatMap(({ url, subLinks }) =>
    subLinks.length > 0 ? pagesIn(subLinks, [...above, groups.get(url) ?? '']) : [{ url, groups: above }],
  );

/** Words that identify something as part of a feature. */
const stem = (feature: string): RegExp => new RegExp(`\\b${feature}`, 'i');
const named = ['transport', 'hostel', 'library', 'alumni', 'inventory', 'placement', 'discipline', 'tally'];

describe.each(modules.map(({ key }) => key))('without %s', (feature) => {
  const actor = adminWithout(feature);
  const inMenu = pagesIn(servicesFor(actor, catalogue));

  it('no entry of the menu leads to a page of it, and no group of it stands there', () => {
    const closed = inMenu.filter(({ url }) => {
      const route = routes.find(({ path }) => path === url.split('?')[0]);
      return route !== undefined && (isOff(actor, route.module) || isOff(actor, route.feature));
    });
    expect(closed).toEqual([]);
    const left = inMenu.filter(({ groups: above }) => above.some((group) => stem(feature).test(group)));
    expect(pure.has(feature) ? left : []).toEqual([]);
  });

  it('no page and no view that is called after it is left', () => {
    if (!named.includes(feature)) return;
    const hubs = new Set(catalogue.screens.filter(({ hub }) => hub !== undefined).map(({ key }) => key));
    const pages = routes.filter(
      (route) => !hubs.has(route.definitionKey) && stem(feature).test(route.label) && opensTo(actor, route),
    );
    expect(pages.map(({ path, label }) => [path, label])).toEqual([]);
    const views = catalogue.resources
      .filter(({ module }) => !isOff(actor, module))
      .flatMap(({ key, list }) => (list.views ?? []).map((view) => ({ resource: key, ...view })))
      .filter(({ label, feature: own }) => stem(feature).test(label) && !isOff(actor, own));
    expect(views).toEqual([]);
  });
});

it('a page that opens a view of a feature belongs to it as well', () => {
  const torn = catalogue.resources.flatMap(({ key, list }) =>
    (list.pages ?? []).flatMap((page) => {
      const view = list.views?.find((one) => one.key === page.view);
      return view && view.feature !== page.feature ? [`${key}.${page.key}`] : [];
    }),
  );
  expect(torn).toEqual([]);
});

it('what belongs to a feature names one that there is', () => {
  const keys = new Set<string>(features.map(({ key }) => key));
  const named = catalogue.resources.flatMap(({ list }) =>
    [...(list.pages ?? []), ...(list.views ?? [])].flatMap(({ feature }) => feature ?? []),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});
