import { matchRoute, type AnyResource } from '@school/kernel';
import { catalogue } from '@school/resources';
import { screenPath } from '../catalogue/paths.ts';
import { readAdminAddress, statedPath, statedTo } from './stated-address.ts';

const row = { id: 5, admissionNumber: 'A-77', student: 3 };
const state = (pathname: string): string => statedPath(catalogue, () => row, pathname);
const called = catalogue.resources.filter(({ api, single }) => api !== undefined && !single);
/** A form nested below a record can be reached from that record alone. */
const isBelowARecord = (resource: AnyResource, kind: string): boolean =>
  kind === 'create' && screenPath(resource, kind) === undefined;
const having = (kind: 'list' | 'create' | 'edit' | 'show'): readonly AnyResource[] =>
  called.filter((one) => one.screens?.[kind] !== undefined && !isBelowARecord(one, kind));

describe('addresses of react-admin', () => {
  it.each([
    ['list', (key: string) => `/${key}`],
    ['create', (key: string) => `/${key}/create`],
    ['edit', (key: string) => `/${key}/5`],
    ['show', (key: string) => `/${key}/5/show`],
  ] as const)('lead to the stated %s of every resource that has one', (kind, address) => {
    const resources = having(kind);
    expect(resources.length).toBeGreaterThan(40);
    for (const { key } of resources) {
      const route = matchRoute(catalogue.routes, state(address(key)))?.route;
      // Another resource may be at the same address and show the same rows.
      expect([key, route?.kind]).toEqual([key, kind]);
      expect(route?.definitionKey).toBe(key);
    }
  });

  it('of a record without such a screen lead to the one that it has, else to the list', () => {
    for (const { key, screens } of called.filter((one) => !one.screens?.edit && one.screens?.list)) {
      const kind = matchRoute(catalogue.routes, state(`/${key}/5`))?.route.kind;
      if (key !== 'news') expect([key, kind]).toEqual([key, screens?.show ? 'show' : 'list']);
    }
  });

  it('stay where the product states them for something else, but for a hub that is called like its list', () => {
    const moved = catalogue.routes.flatMap(({ path }) => {
      const stated = path.replace(/:\w+/g, 'x');
      const [was, now] = [stated, state(stated)].map((one) => matchRoute(catalogue.routes, one)?.route);
      return was?.kind === now?.kind && was?.definitionKey === now?.definitionKey ? [] : [path];
    });
    expect(moved).toEqual(['/alumni', '/exam', '/hostel', '/timetable']);
  });

  it('wait for the record where they name it by something else than its number', () => {
    expect(state('/student/5/show')).toBe('/student/profile/A-77');
    expect(statedPath(catalogue, () => undefined, '/student/5/show')).toBe('/student/5/show');
    expect(readAdminAddress(catalogue, '/student/5/show')).toMatchObject({ kind: 'show', id: '5' });
  });

  it('keep what stands behind them', () => {
    expect(statedTo(state, '/supplier?filter={}#x')).toBe(`${state('/supplier')}?filter={}#x`);
    expect(statedTo(state, { search: '?a=1' })).toEqual({ search: '?a=1' });
    expect(statedTo(state, { pathname: '/supplier', search: '?a=1' })).toEqual({
      pathname: state('/supplier'),
      search: '?a=1',
    });
  });
});
