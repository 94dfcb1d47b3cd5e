import { createCatalogue, defineResource, fieldBuilders } from '@school/kernel';
import type { Actor, Filter } from '@school/kernel';
import { whereIn } from './compile.ts';
import { Parameters, fold, rendered } from './parameters.ts';

const f = fieldBuilders<string>();

const post = defineResource('post', {
  module: 'm',
  label: ['Post', 'Posts'],
  title: 'name',
  fields: {
    name: f.text(),
    day: f.date(),
    writer: f.ref('post'),
    batch: f.ref('post'),
  },
  list: { columns: ['name'] },
  access: { read: ['P'] },
});
const catalogue = createCatalogue({
  resources: [post],
  reports: [],
  documents: [],
  screens: [],
  privileges: [],
  menu: [],
});
const teacher: Actor = {
  id: 5,
  role: 'EMPLOYEE',
  privileges: new Set(['P']),
  employee: 7,
  batches: [3, 4],
  departments: [6],
  userGroups: [7],
  wards: [8],
};
const stranger: Actor = { id: 6, role: 'EMPLOYEE', privileges: new Set(['P']) };
const term = { name: 'Term', from: '2026-01-05', to: '2026-03-20' } as const;

const sqlFor = (filter: Filter) => {
  const fragment = fold((parameters) => {
    const reader = { catalogue, actor: stranger, system: true };
    return whereIn({ reader, resource: post, alias: 't', parameters }, filter);
  });
  return (actor: Actor, periods: readonly (typeof term)[] = []) => {
    const parameters = new Parameters({ actor, today: '2026-02-03', days: { periods } });
    return [rendered(fragment, parameters), parameters.values];
  };
};

describe('a piece of SQL that is kept', () => {
  it.each<[Filter, unknown[]]>([
    [{ writer: { $me: 'employee' } }, [7]],
    [{ batch_in: { $me: 'batches' } }, [['3', '4']]],
    [{ batch_in: { $me: 'departments' } }, [['6']]],
  ])('asks each caller anew for %j, whoever came first', (filter, values) => {
    const sql = sqlFor(filter);
    expect(sql(stranger)).toEqual(['false', []]);
    expect(sql(teacher)[1]).toEqual(values);
    expect(sql(stranger)).toEqual(['false', []]);
  });

  it('asks for the terms of the institution, which may be none yet', () => {
    const sql = sqlFor({ day: { $date: 'thisTerm' } });
    expect(sql(teacher)).toEqual(['false', []]);
    expect(sql(teacher, [term])[1]).toEqual(['2026-01-05', '2026-03-20']);
  });

  it('is made once where it only needs the day', () => {
    let times = 0;
    const fragment = fold((parameters) => {
      times += 1;
      return `day < ${parameters.today()}`;
    });
    for (const today of ['2026-02-03', '2026-02-04']) {
      const parameters = new Parameters({ actor: teacher, today });
      expect([rendered(fragment, parameters), parameters.values]).toEqual(['day < $1::date', [today]]);
    }
    expect(times).toBe(1);
  });
});
