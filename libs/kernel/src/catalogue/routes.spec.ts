import type { Role } from '../access/access.ts';
import { defineReport, type AnyReport } from '../report/define.ts';
import { defineScreen } from '../screen/define.ts';
import { soundCatalogue, soundResource } from './check/fixture.ts';
import { matchRoute, routesOf } from './routes.ts';
import { servicesFor } from './services.ts';

const room = soundResource({
  screens: { list: ['/rooms', '/house/rooms'], edit: '/rooms/:id', show: '/rooms/:id/view' },
  menu: { group: 'house', icon: 'room', description: 'All rooms' },
});
const paint = defineScreen('paint', {
  module: 'house',
  label: 'Paint',
  paths: ['/rooms/paint'],
  access: ['HouseKeeping'],
  menu: { group: 'inner', order: 5 },
});
const catalogue = soundCatalogue({
  resources: [room],
  screens: [paint],
  menu: [
    { key: 'house', label: 'House', icon: 'building', description: 'Rooms', url: '/house', order: 1 },
    { key: 'inner', label: 'Inner', icon: 'x', description: '', url: '/inner', order: 1, parent: 'house' },
    { key: 'empty', label: 'Empty', icon: 'x', description: '', url: '/empty', order: 0 },
  ],
});

describe('routesOf', () => {
  const routes = routesOf(catalogue);

  it('puts fixed segments before parameters', () => {
    expect(routes.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      '/house/rooms list',
      '/rooms list',
      '/rooms/new create',
      '/rooms/paint screen',
      '/rooms/:id edit',
      '/rooms/:id/view show',
    ]);
  });

  it('matches without regard to case', () => {
    expect(matchRoute(routes, '/Rooms/PAINT/')?.route.key).toBe('paint');
    expect(matchRoute(routes, '/ROOMS/A%20b?x=1')).toMatchObject({
      route: { key: 'room.edit', parent: '/rooms' },
      params: { id: 'A b' },
    });
    expect(matchRoute(routes, '/rooms/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
    expect(matchRoute(routes, '/nowhere')).toBeUndefined();
  });
});

describe('servicesFor', () => {
  it('nests what the actor may open and leaves empty groups out', () => {
    const keeper = { id: 1, role: 'EMPLOYEE', privileges: new Set(['HouseKeeping']) } as const;
    const page = { subLinks: [] };
    expect(servicesFor(keeper, catalogue)).toEqual([
      {
        url: '/house',
        title: 'House',
        icon: 'building',
        description: 'Rooms',
        subLinks: [
          { ...page, url: '/rooms', title: 'Rooms', icon: 'room', description: 'All rooms' },
          {
            url: '/inner',
            title: 'Inner',
            icon: 'x',
            description: '',
            subLinks: [{ ...page, url: '/rooms/paint', title: 'Paint', icon: 'list', description: '' }],
          },
        ],
      },
    ]);
    expect(servicesFor({ id: 2, role: 'STUDENT', privileges: new Set() }, catalogue)).toEqual([]);
  });
});

describe('a report at more than one address and in more than one group', () => {
  const report = defineReport('census', {
    module: 'house',
    label: 'Census',
    screen: ['/rooms/census', '/inner/census'],
    menu: {
      group: 'house',
      also: [{ group: 'inner', url: '/inner/census', access: ['HouseReports'] }],
    },
    parameters: {},
    columns: { name: { label: 'Name', as: 'text' } },
    access: ['HouseKeeping'],
  });
  const withReport = soundCatalogue({ menu: catalogue.menu, reports: [report as unknown as AnyReport] });
  const urlsFor = (...privileges: string[]): readonly string[] =>
    servicesFor({ id: 1, role: 'EMPLOYEE', privileges: new Set(privileges) }, withReport)
      .flatMap(({ subLinks }) => subLinks)
      .flatMap(({ url, subLinks }) => [url, ...subLinks.map((link) => link.url)]);

  it('stands under its first address wherever it is opened', () => {
    const parents = routesOf(withReport).filter(({ kind }) => kind === 'report');
    expect(parents.map(({ path, parent }) => [path, parent])).toEqual([
      ['/inner/census', '/rooms/census'],
      ['/rooms/census', undefined],
    ]);
  });

  it('is among the cards of the other group only for whom it stands there', () => {
    expect(urlsFor('HouseKeeping')).toEqual(['/rooms/census']);
    expect(urlsFor('HouseKeeping', 'HouseReports')).toEqual(['/rooms/census', '/inner', '/inner/census']);
  });

  it('stands in its own group only for whom the entry is', () => {
    const menu = {
      group: 'house',
      access: ['HouseKeeping'],
      also: [{ group: 'inner', access: ['HouseReports'] }],
    };
    const readBoth = { ...report, menu, access: ['HouseKeeping', 'HouseReports'] } as unknown as AnyReport;
    const both = soundCatalogue({ menu: catalogue.menu, reports: [readBoth] });
    const shown = servicesFor({ id: 1, role: 'EMPLOYEE', privileges: new Set(['HouseReports']) }, both);
    expect(JSON.stringify(shown).split('/rooms/census')).toHaveLength(2);
    expect(shown[0]?.subLinks.map(({ url }) => url)).toEqual(['/inner']);
  });
});

describe('a list that is also personal', () => {
  const list = soundResource({
    screens: { list: '/rooms', create: '/rooms/new' },
    menu: {
      group: 'house',
      access: ['HouseKeeping'],
      create: { label: 'Ask for a room', description: '' },
      also: [{ group: 'mine', access: ['STUDENT'], forOneself: true }],
    },
    access: { read: ['HouseKeeping', 'STUDENT', 'PARENT'], create: ['HouseKeeping', 'STUDENT'] },
  });
  const mine = { key: 'mine', label: 'Mine', icon: 'x', description: '', url: '/mine', order: 2 };
  const personal = soundCatalogue({ resources: [list], menu: [...catalogue.menu, mine] });
  const shownTo = (role: Role, ...privileges: string[]) =>
    servicesFor({ id: 1, role, privileges: new Set(privileges) }, personal).map(({ url, subLinks }) => [
      url,
      ...subLinks.map((link) => link.url).sort(),
    ]);

  it('is among the own affairs of those it names, though they do not work there', () => {
    expect(shownTo('STUDENT')).toEqual([['/mine', '/rooms', '/rooms/new']]);
    expect(shownTo('PARENT')).toEqual([]);
  });

  it('stays where it is for those who work there', () => {
    expect(shownTo('EMPLOYEE', 'HouseKeeping')).toEqual([['/house', '/rooms', '/rooms/new']]);
    expect(shownTo('ADMIN')).toEqual([['/house', '/rooms', '/rooms/new']]);
  });
});
