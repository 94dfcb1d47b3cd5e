import { matchRoute, servicesFor } from '@school/kernel';
import type { Route, ServiceLink } from '@school/kernel';
import { catalogue } from '@school/resources';
import { routes } from '../../routing/routes.ts';
import { isPublicPath } from '../../session/gate.ts';
import { componentOf } from './component-of.ts';

const sample = (path: string): string => path.replace(/:\w+/g, '1');
const administrator = {
  id: 1,
  role: 'ADMIN' as const,
  privileges: new Set(catalogue.privileges.map(({ key }) => key)),
};
const linksOf = (links: readonly ServiceLink[]): ServiceLink[] =>
  links.flatMap((link) => [link, ...linksOf(link.subLinks)]);

/** What opens if no screen is bound to a route. */
const pending = componentOf({ ...(routes[0] as Route), kind: 'screen', definitionKey: 'no such screen' });
const own = routes.filter(({ path }) => !isPublicPath(path));

describe('every address of the product', () => {
  it('opens its own page, and not that of another one (B103)', () => {
    const lost = own.filter(({ path, key }) => matchRoute(routes, sample(path))?.route.key !== key);
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('has a screen behind it (B103)', () => {
    expect(own.filter((route) => componentOf(route) === pending).map(({ path }) => path)).toEqual([]);
  });

  it('without parameters wins over one that a parameter would take (B381)', () => {
    const fixed = own.filter(({ path }) => !path.includes(':'));
    expect(fixed.length).toBeGreaterThan(100);
    expect(fixed.filter(({ path }) => matchRoute(routes, path)?.route.path !== path)).toEqual([]);
  });

  it.each([
    ['/payroll/settings', '/payroll/12'],
    ['/payroll_groups/working_day_settings', '/payroll_groups/12'],
    ['/payroll_categories/new', '/payroll_categories/12'],
    ['/courses/manage_batches', '/courses/12'],
  ])('%s is not read as %s (B381)', (path, other) => {
    const found = matchRoute(routes, path)?.route;
    expect(found?.path.toLowerCase()).toBe(path);
    expect(found?.key).not.toBe(matchRoute(routes, other)?.route.key);
  });
});

it('every entry of the menu of an administrator leads to a page of its own (B102)', () => {
  const links = linksOf(servicesFor(administrator, catalogue));
  const lost = links.filter(({ url }) => {
    const route = matchRoute(routes, url)?.route;
    return route === undefined || componentOf(route) === pending;
  });
  expect(links.length).toBeGreaterThan(60);
  expect(lost.map(({ url }) => url)).toEqual([]);
});

it('every group of the menu that holds anything is offered to an administrator (B102)', () => {
  const offered = new Set(linksOf(servicesFor(administrator, catalogue)).map(({ url }) => url));
  const filled = catalogue.menu.filter(({ key }) =>
    [...catalogue.resources, ...catalogue.reports, ...catalogue.screens].some(
      (page) => page.menu?.group === key && page.menu.forOneself !== true,
    ),
  );
  expect(filled.filter(({ url }) => !offered.has(url)).map(({ key }) => key)).toEqual([]);
});
