import { crumbsOf } from '../frame/crumbs.ts';
import { allTrails, highlightedTrail, searchMenu, trailTo } from './menu-tree.ts';
import { readServices } from './service.ts';

const services = readServices([
  {
    url: '/employee/hr',
    title: 'Human resources',
    subLinks: [
      {
        url: '/employee/settings',
        title: 'HR settings',
        subLinks: [
          { url: '/employee/add_grade', title: 'Employee grades', description: 'Rank' },
          { url: '/employee/add_category', title: 'Employee categories' },
        ],
      },
    ],
  },
  { url: '/exports', title: 'Exports' },
  { url: '/Fees', title: 'Gebühren' },
  { title: 'no address' },
  'nonsense',
]);
const titles = (trail: readonly { title: string }[] | undefined): string[] =>
  (trail ?? []).map(({ title }) => title);

it('keeps only services that can be linked to', () => {
  expect(titles(services)).toEqual(['Human resources', 'Exports', 'Gebühren']);
  expect(allTrails(services)).toHaveLength(6);
  expect(readServices(undefined)).toEqual([]);
});

describe('the highlighted entry', () => {
  it('is the page itself, without regard to case', () => {
    expect(titles(trailTo(services, '/EMPLOYEE/add_grade/'))).toEqual([
      'Human resources',
      'HR settings',
      'Employee grades',
    ]);
  });

  it('is the parent of a route that is no entry itself (B013)', () => {
    expect(titles(highlightedTrail(services, '/import_data', '/exports'))).toEqual(['Exports']);
  });

  it('is the first of several parents that the user has', () => {
    expect(titles(highlightedTrail(services, '/slip/5', ['/not_mine', '/exports']))).toEqual(['Exports']);
  });

  it('is the entry above a record', () => {
    expect(titles(highlightedTrail(services, '/employee/add_grade/5', undefined)).at(-1)).toBe(
      'Employee grades',
    );
  });

  it('is nothing elsewhere', () => {
    expect(highlightedTrail(services, '/employee/add_grades', undefined)).toEqual([]);
  });
});

describe('the search', () => {
  const found = (text: string): (string | undefined)[] =>
    searchMenu(services, text).map((trail) => trail.at(-1)?.title);

  it('wants every word, in titles, groups or descriptions', () => {
    expect(found('human grade')).toEqual(['Employee grades']);
    expect(found('rank')).toEqual(['Employee grades']);
    expect(found('')).toEqual([]);
  });

  it('puts titles that begin with the text first and ignores accents', () => {
    expect(found('e')[0]).toBe('Employee grades');
    expect(found('gebuh')).toEqual(['Gebühren']);
  });
});

describe('the breadcrumb', () => {
  const crumbs = (path: string, page: string, parent?: string) => crumbsOf({ services, path, parent, page });

  it('shows groups, entry and record (B018)', () => {
    expect(titles(crumbs('/employee/add_grade/5', 'Grade A'))).toEqual([
      'Human resources',
      'HR settings',
      'Employee grades',
      'Grade A',
    ]);
  });

  it('ends with the entry on its own page, which is no link', () => {
    const last = crumbs('/employee/add_grade', 'ignored').at(-1);
    expect(last).toEqual({ title: 'Employee grades' });
  });

  it('shows the parent that a route names (B014)', () => {
    expect(titles(crumbs('/import_data', 'Import data', '/exports'))).toEqual(['Exports', 'Import data']);
  });

  it('says a group and an entry of the same name once, and leads to the nearer one', () => {
    const alike = readServices([
      {
        url: '/collaboration',
        title: 'Collaboration',
        subLinks: [{ url: '/form_builder', title: 'Forms', subLinks: [{ url: '/forms', title: 'Forms' }] }],
      },
    ]);
    const way = (path: string, page: string) => crumbsOf({ services: alike, path, parent: '/forms', page });
    expect(way('/forms', 'Forms')).toEqual([
      { title: 'Collaboration', url: '/collaboration' },
      { title: 'Forms' },
    ]);
    expect(way('/forms/answer/3', 'School bus')).toEqual([
      { title: 'Collaboration', url: '/collaboration' },
      { title: 'Forms', url: '/forms' },
      { title: 'School bus' },
    ]);
  });

  it('is empty on the dashboard', () => expect(crumbs('/dashboard', 'Dashboard')).toEqual([]));
});
