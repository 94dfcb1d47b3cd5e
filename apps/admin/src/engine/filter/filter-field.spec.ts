import { createCatalogue, defineResource, fieldBuilders, masterData } from '@school/kernel';
import { filterFieldAt, isOffered } from './filter-field.ts';

const f = fieldBuilders<string>();

const base = {
  module: 'm',
  label: ['One', 'Many'],
  title: 'name',
  list: { columns: ['name'] },
} as const;
const department = defineResource('department', {
  ...base,
  fields: { name: f.text(), place: f.group({ city: f.text() }) },
  access: masterData('Office'),
});
const post = defineResource('post', {
  ...base,
  fields: { name: f.text(), person: f.ref('person'), department: f.ref('department') },
  access: { read: ['Office'] },
});
const person = defineResource('person', {
  ...base,
  fields: { name: f.text(), department: f.ref('department'), home: f.group({ city: f.text() }) },
  has: {
    posts: { label: 'Posts', of: 'post', via: 'person', fields: ['department', 'department.name'] },
  },
  access: { read: ['EMPLOYEE'] },
});
const catalogue = createCatalogue({
  resources: [person, department, post],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});

describe('the field of a filter', () => {
  it.each([
    ['name', 'person', 'name', 'text'],
    ['department', 'person', 'department', 'ref'],
    ['home.city', 'person', 'home.city', 'text'],
    ['department.name', 'department', 'name', 'text'],
    ['department.place.city', 'department', 'place.city', 'text'],
    ['posts.department', 'post', 'department', 'ref'],
    ['posts.department.name', 'department', 'name', 'text'],
  ])('%s stands in %s as %s', (path, owner, key, type) => {
    const found = filterFieldAt(catalogue, person, path);
    expect([found?.owner.key, found?.key, found?.field.type]).toEqual([owner, key, type]);
  });

  it.each(['nothing', 'name.more', 'department.nothing', 'posts', 'posts.name', 'posts.nothing'])(
    '%s is none',
    (path) => expect(filterFieldAt(catalogue, person, path)).toBeUndefined(),
  );

  it('of rows elsewhere is offered to those who read these rows', () => {
    const actor = (privileges: readonly string[]) => ({
      id: 1,
      role: 'EMPLOYEE' as const,
      privileges: new Set(privileges),
    });
    const offered = (privileges: readonly string[], path: string) =>
      isOffered({ actor: actor(privileges), catalogue }, person, path);
    expect(offered([], 'posts.department')).toBe(false);
    expect(offered(['Office'], 'posts.department')).toBe(true);
    expect(offered([], 'name')).toBe(true);
  });
});
