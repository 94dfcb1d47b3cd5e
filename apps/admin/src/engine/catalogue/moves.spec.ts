import { createCatalogue, defineResource, f, is, type Actor } from '@school/kernel';
import { holds } from './conditions.ts';
import { transitionsFrom } from './moves.ts';
import type { Environment } from '../environment/environment.ts';

const batch = defineResource('batch', {
  module: 'club',
  label: ['Batch', 'Batches'],
  api: 'club/v1/batch',
  fields: { name: f.text(), closed: f.flag() },
  title: 'name',
  list: { columns: ['name'] },
  access: { read: ['EMPLOYEE'] },
});
const paper = defineResource('paper', {
  module: 'club',
  label: ['Paper', 'Papers'],
  api: 'club/v1/paper',
  fields: {
    name: f.text(),
    batch: f.ref('batch'),
    judge: f.ref('employee'),
    state: f.choice({ OPEN: 'Open', GONE: 'Gone' }, { required: true, default: 'OPEN', readOnly: true }),
    isClosed: f.computed({ as: 'flag', value: is('batch.closed', true) }),
  },
  title: 'name',
  list: { columns: ['name'] },
  lifecycle: {
    field: 'state',
    initial: 'OPEN',
    transitions: {
      drop: { label: 'Drop', access: ['EMPLOYEE'], from: ['OPEN'], to: 'GONE', when: is('isClosed', false) },
      judge: {
        label: 'Judge',
        access: ['Office', 'EMPLOYEE'],
        from: ['GONE'],
        to: 'OPEN',
        whose: {
          rows: { Office: 'all', EMPLOYEE: { judge: { $me: 'employee' } } },
          never: { createdBy: { $me: 'id' } },
          code: 'NOT_JUDGE',
          message: 'Somebody else judges.',
        },
      },
    },
  },
  access: { read: ['EMPLOYEE'] },
});
const employee = defineResource('employee', {
  module: 'club',
  label: ['Employee', 'Employees'],
  fields: { name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: { read: ['EMPLOYEE'] },
});
const actor: Actor = { id: 1, role: 'EMPLOYEE', privileges: new Set() };
const catalogue = createCatalogue({
  resources: [batch, paper, employee],
  reports: [],
  documents: [],
  privileges: [],
  menu: [],
  screens: [],
});
const environment = { actor, catalogue, context: { today: '2026-03-03' } } as unknown as Environment;
const row = (isClosed?: boolean) => ({
  id: 1,
  batch: 5,
  state: 'OPEN',
  ...(isClosed === undefined ? {} : { isClosed }),
});

it('offers a move only where its condition holds, by what the server says of the record that is referred to', () => {
  const moves = (given: Readonly<Record<string, unknown>>) =>
    transitionsFrom(environment, paper, given).map(([name]) => name);
  expect(moves(row(false))).toEqual(['drop']);
  expect(moves(row(true))).toEqual([]);
  expect(moves({ ...row(false), state: 'GONE' })).toEqual([]);
  expect(moves(row())).toEqual([]);
});

it('works it out itself where the record that is referred to is there', () => {
  const carried = { ...row(true), _expand: { batch: { id: 5, closed: false } } };
  expect(holds(paper, is('isClosed', false), carried, environment)).toBe(true);
});

it('offers a move that is somebody’s to whom the record names, to those who always may, and to nobody for what is his own', () => {
  const offered = (who: Partial<Actor>, given: object = {}): boolean =>
    transitionsFrom({ ...environment, actor: { ...actor, ...who } }, paper, {
      id: 1,
      state: 'GONE',
      judge: 7,
      createdBy: 9,
      ...given,
    }).some(([name]) => name === 'judge');
  const office = { privileges: new Set(['Office']) };
  expect([offered({ employee: 7 }), offered({ employee: 8 }), offered({})]).toEqual([true, false, false]);
  expect([offered(office), offered({ role: 'ADMIN' })]).toEqual([true, true]);
  expect(offered({ employee: 7 }, { judge: null })).toBe(false);
  for (const who of [{ employee: 7 }, office, { role: 'ADMIN' } as const])
    expect(offered({ ...who, id: 9 })).toBe(false);
});
