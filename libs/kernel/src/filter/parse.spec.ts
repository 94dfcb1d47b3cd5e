import { masterData } from '../access/access.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { f } from '../field/f.ts';
import { defineResource } from '../resource/define.ts';
import { randomFilter } from '../testing/random-filter.ts';
import { seededRandom } from '../testing/random.ts';
import { randomSpecimen, specimen, specimenCatalogue } from '../testing/specimen.ts';
import { matches } from './match.ts';
import { parseFilter } from './parse.ts';
import type { FilterScope } from './scope.ts';

const base = {
  module: 'm',
  label: ['A', 'B'],
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('P'),
} as const;
const department = defineResource('department', {
  ...base,
  fields: { name: f.text({ search: true }), budget: f.money({ level: 'finance' }) },
});
const person = defineResource('person', {
  ...base,
  fields: {
    name: f.text({ search: true }),
    secretNote: f.text({ level: 'medical' }),
    department: f.ref('department'),
    joined: f.date(),
    seen: f.dateTime(),
    home: f.group({ city: f.text(), phone: f.phone({ level: 'private' }) }),
    tags: f.refs('department'),
  },
  has: {
    posts: {
      label: 'Posts',
      of: 'post',
      via: 'person',
      fields: ['department', 'pay', 'owner'],
      where: { open: true },
    },
  },
});
const post = defineResource('post', {
  ...base,
  fields: {
    name: f.text(),
    person: f.ref('person'),
    owner: f.ref('person'),
    department: f.ref('department'),
    pay: f.money({ level: 'finance' }),
    open: f.flag(),
  },
});
const catalogue = createCatalogue({
  resources: [person, department, post],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});
const parse = (filter: unknown, more: Partial<FilterScope> = {}) =>
  parseFilter(filter, { resource: person, catalogue, ...more });
const problem = (filter: unknown, more: Partial<FilterScope> = {}) => {
  const parsed = parse(filter, more);
  return parsed.ok ? parsed.value : `${parsed.at} ${parsed.violation.code}`;
};

const { posts } = person.has ?? {};
const withPost = (operator: string, value: unknown, none = false) => ({
  has: posts,
  none,
  where: { path: ['department'], operator, value },
});

describe('rows elsewhere', () => {
  it.each<[object, object]>([
    [{ 'posts.department': 3 }, withPost('eq', 3)],
    [{ 'posts.department_in': [3, 4] }, withPost('in', [3, 4])],
    [{ 'posts.department_ne': 3 }, withPost('eq', 3, true)],
    [{ 'posts.department_nin': [3] }, withPost('in', [3], true)],
    [{ 'posts.department_empty': true }, withPost('empty', false, true)],
    [{ 'posts.department_empty': false }, withPost('empty', false)],
    [{ posts: { department: 3 } }, withPost('eq', 3)],
    [{ posts_none: { department: 3 } }, withPost('eq', 3, true)],
    [{ posts_empty: true }, { has: posts, none: true, where: { all: [] } }],
    [{ posts_empty: false }, { has: posts, none: false, where: { all: [] } }],
  ])('are asked for by %j', (filter, expected) => {
    expect(problem(filter)).toEqual(expected);
  });

  it('must be one row for which all of a filter holds', () => {
    expect(problem({ posts: { department: 3, pay_gte: '9' } })).toMatchObject({
      none: false,
      where: { all: [{ path: ['department'] }, { path: ['pay'], operator: 'gte' }] },
    });
  });

  it('are nobody’s where a bound has no value, also for those without such a row', () => {
    const binding = { today: '2026-01-01' };
    for (const key of ['posts.owner', 'posts.owner_ne'])
      expect(problem({ [key]: { $me: 'employee' } }, { binding })).toEqual({ any: [] });
  });

  it.each<[object, string]>([
    [{ 'posts.name': 'x' }, 'posts.name unknownField'],
    [{ posts: { name: 'x' } }, 'posts.name unknownField'],
    [{ posts: { q: 'x' } }, 'posts.q unknownField'],
    [{ posts: { posts_empty: true } }, 'posts.posts_empty unknownField'],
    [{ 'posts.department': null }, 'posts.department notNull'],
    [{ 'posts.department_empty': 1 }, 'posts.department_empty notFlag'],
    [{ posts_empty: 1 }, 'posts_empty notFlag'],
    [{ posts: 1 }, 'posts notFilter'],
    [{ 'post.department': 1 }, 'post.department unknownField'],
    [{ posts_some: {} }, 'posts_some unknownField'],
  ])('are refused in %j', (filter, expected) => expect(problem(filter)).toBe(expected));

  it('are unknown to those who may not read them, or the field of them', () => {
    const noPosts = { readable: (_field: unknown, of: { readonly key: string }) => of.key !== 'post' };
    for (const key of ['posts.department', 'posts', 'posts_none', 'posts_empty'])
      expect(problem({ [key]: 3 }, noPosts)).toBe(`${key} unknownField`);
    const noPay = { readable: (field: { readonly level?: string }) => field.level === undefined };
    expect(problem({ 'posts.pay_gt': '1' }, noPay)).toBe('posts.pay_gt unknownField');
  });
});

describe('parseFilter', () => {
  it('reads names, suffixes, paths and groups', () => {
    expect(
      parse({
        name: 'Ali',
        'department.name_starts': 'Sc',
        _or: [{ joined_gte: '2026-01-01' }, { id_in: [1, 2] }],
      }),
    ).toEqual({
      ok: true,
      value: {
        all: [
          { path: ['name'], operator: 'eq', value: 'Ali' },
          { path: ['department', 'name'], operator: 'starts', value: 'Sc' },
          {
            any: [
              { path: ['joined'], operator: 'gte', value: '2026-01-01' },
              { path: ['id'], operator: 'in', value: [1, 2] },
            ],
          },
        ],
      },
    });
  });

  it.each([
    [{ nam: 1 }, 'nam unknownField'],
    [{ constructor: 1 }, 'constructor unknownField'],
    [{ 'department.nope': 1 }, 'department.nope unknownField'],
    [{ 'id.name': 1 }, 'id.name unknownField'],
    [{ name_gt: 'x' }, 'name_gt unknownOperator'],
    [{ name: 5 }, 'name notText'],
    [{ name: { $gt: '' } }, 'name notBound'],
    [{ department: '1; drop table' }, 'department notReference'],
    [{ joined: '2026-02-30' }, 'joined notDate'],
    [{ joined_in: '2026-02-03' }, 'joined_in notList'],
    [{ joined: { $date: 'someday' } }, 'joined notBound'],
    [{ name_contains: null }, 'name_contains notNull'],
    [{ _or: [{ name: 'a' }, { x: 1 }] }, '_or[1].x unknownField'],
    [{ _or: {} }, '_or notList'],
    [[], ' notFilter'],
    [{ q: 1 }, 'q notText'],
    [
      { _and: [{ _and: [{ _and: [{ _and: [{ _and: [{}] }] }] }] }] },
      '_and[0]._and[0]._and[0]._and[0]._and[0] tooDeep',
    ],
    [{ _or: Array.from({ length: 101 }, () => ({ name: 'a' })) }, '_or[99].name tooMany'],
  ])('refuses %j', (filter, expected) => {
    expect(problem(filter)).toBe(expected);
  });

  it('refuses hidden fields exactly as unknown ones', () => {
    const readable: FilterScope['readable'] = (field) =>
      !['medical', 'finance', 'private'].includes(field.level ?? 'basic');
    expect(problem({ secretNote: 'x' }, { readable })).toBe('secretNote unknownField');
    expect(problem({ secretNote_contains: 'x' }, { readable })).toBe('secretNote_contains unknownField');
    expect(problem({ 'department.budget_gt': 1 }, { readable })).toBe('department.budget_gt unknownField');
    expect(problem({ 'home.phone_starts': '+92' }, { readable })).toBe('home.phone_starts unknownField');
    expect(parse({ 'home.city': 'Lahore' }, { readable }).ok).toBe(true);
  });

  it('binds what the user belongs to, with `in` only, and nothing for whoever belongs nowhere', () => {
    const filter = { department_in: { $me: 'departments' } };
    const binding = { today: '2026-02-03', me: { id: 1, departments: [4, 5] } };
    expect(problem(filter, { binding })).toMatchObject({ operator: 'in', value: [4, 5] });
    expect(problem(filter, { binding: { ...binding, me: { id: 1 } } })).toEqual({ any: [] });
    expect(problem({ department: { $me: 'departments' } })).toBe('department notBound');
    expect(problem({ name_in: { $me: 'departments' } })).toBe('name_in notBound');
  });

  it('binds what is known and matches nothing otherwise', () => {
    const binding = { today: '2026-02-03', me: { id: 1, employee: 9 }, form: { department: 4, tag: '' } };
    expect(problem({ id: { $me: 'employee' } }, { binding })).toEqual({
      path: ['id'],
      operator: 'eq',
      value: 9,
    });
    expect(problem({ id_ne: { $me: 'student' } }, { binding })).toEqual({ any: [] });
    expect(problem({ tags_contains: { $me: 'employee' } }, { binding })).toEqual({
      path: ['tags'],
      operator: 'contains',
      value: 9,
    });
    expect(problem({ name_contains: { $me: 'employee' } }, { binding })).toBe('name_contains notBound');
    expect(problem({ department: { $field: 'department' } }, { binding })).toMatchObject({ value: 4 });
    expect(problem({ department: { $field: 'tag' } }, { binding })).toEqual({ any: [] });
    const listed = { ...binding, form: { departments: [4, 7], none: [] } };
    const among = (of: string) => problem({ department_in: { $field: of } }, { binding: listed });
    expect(among('departments')).toMatchObject({ operator: 'in', value: [4, 7] });
    expect([among('none'), among('absent')]).toEqual([{ any: [] }, { any: [] }]);
    expect(problem({ joined: { $date: 'thisMonth' } }, { binding })).toEqual({
      all: [
        { path: ['joined'], operator: 'gte', value: '2026-02-01' },
        { path: ['joined'], operator: 'lte', value: '2026-02-28' },
      ],
    });
    const dayStart = (date: string) => new Date(`${date}T00:00:00+05:00`).toISOString();
    expect(problem({ seen_lte: '2026-02-03' }, { binding: { ...binding, dayStart } })).toEqual({
      path: ['seen'],
      operator: 'lt',
      value: '2026-02-03T19:00:00.000Z',
    });
    expect(problem({ joined: { $date: 'today' } })).toMatchObject({ value: { $date: 'today' } });
  });
});

describe('matches', () => {
  it('never fails on a filter that parses', () => {
    const random = seededRandom(7);
    for (let turn = 0; turn < 300; turn += 1) {
      const parsed = parseFilter(randomFilter(random), {
        resource: specimen,
        catalogue: specimenCatalogue,
        binding: { today: '2026-02-03' },
      });
      if (!parsed.ok) throw new Error(parsed.at);
      expect(typeof matches(parsed.value, randomSpecimen(random), specimen, specimenCatalogue)).toBe(
        'boolean',
      );
    }
  });

  it('takes rows without a value for "is not"', () => {
    const condition = { path: ['name'], operator: 'ne', value: 'Ali' } as const;
    expect(matches(condition, { name: null }, person, catalogue)).toBe(true);
    expect(matches({ path: ['tags'], operator: 'in', value: [3] }, { tags: [1, 3] }, person, catalogue)).toBe(
      true,
    );
  });
});
