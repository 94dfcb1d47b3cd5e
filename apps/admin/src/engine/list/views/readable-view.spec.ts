import { defineResource, f, type Actor } from '@school/kernel';
import { readableView } from './readable-view.ts';

const worker = defineResource('worker', {
  module: 'office',
  label: ['Worker', 'Workers'],
  api: 'setup/v1/Worker',
  fields: {
    name: f.text({ required: true }),
    salary: f.money({ level: 'finance' }),
    joined: f.date({}),
  },
  title: 'name',
  list: { columns: ['name'] },
  access: {
    read: ['EMPLOYEE'],
    create: ['EMPLOYEE'],
    update: ['EMPLOYEE'],
    delete: [],
    levels: { finance: { read: ['Money'], write: ['Money'] } },
  },
});
const somebody = (...privileges: string[]): Actor => ({
  id: 1,
  role: 'EMPLOYEE',
  privileges: new Set(privileges),
});

describe('a shared view for those who may read less', () => {
  const view = {
    filter: {
      salary_gte: '10.00',
      name_contains: 'a',
      _or: [{ salary_empty: true }, { joined: '2026-01-01' }],
      _and: [{ salary: '1.00' }],
    },
    sort: { field: 'salary', order: 'ASC' },
    perPage: 50,
    columns: ['salary', 'name'],
    group: { by: 'salary' },
  } as const;

  it('leaves out what they may not see: conditions, order, columns and groups', () => {
    expect(readableView(worker, somebody(), view)).toEqual({
      view: {
        filter: { name_contains: 'a', _or: [{ joined: '2026-01-01' }] },
        perPage: 50,
        columns: ['name'],
      },
      isLess: true,
    });
  });

  it('is whole for those who may read it, and with what is no field of the list', () => {
    expect(readableView(worker, somebody('Money'), view)).toEqual({ view, isLess: false });
    const other = { filter: { q: 'x', 'boss.name': 'y', archived: false }, group: { by: 'joined:month' } };
    expect(readableView(worker, somebody(), other)).toEqual({ view: other, isLess: false });
  });
});
