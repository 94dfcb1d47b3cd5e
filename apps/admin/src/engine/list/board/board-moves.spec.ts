import { createCatalogue, defineResource, f, is, type Actor, type AnyResource } from '@school/kernel';
import type { Environment } from '../../environment/environment.ts';
import { besideMove, boardColumns, boardMoves, columnFilter } from './board-moves.ts';

const fields = {
  name: f.text({ search: true }),
  state: f.choice({ NEW: 'New', WORK: 'At work', DONE: 'Done' }, { default: 'NEW' }),
};
const common = {
  module: 'm',
  label: ['Job', 'Jobs'],
  api: 'a/v1/job',
  fields,
  title: 'name',
  list: { columns: ['name'], board: { by: 'state' } },
  access: { read: ['EMPLOYEE'], update: ['Chief'] },
} as const;
const plain: AnyResource = defineResource('job', common);
const moved: AnyResource = defineResource('job', {
  ...common,
  lifecycle: {
    field: 'state',
    initial: 'NEW',
    transitions: {
      start: { label: 'Start', access: ['EMPLOYEE'], from: ['NEW'], to: 'WORK' },
      skip: { label: 'Skip', access: ['Chief'], from: ['NEW'], to: 'DONE' },
      again: { label: 'Again', access: ['EMPLOYEE'], from: ['NEW'], to: 'WORK' },
    },
  },
});
const anybody: Actor = { id: 1, role: 'EMPLOYEE', privileges: new Set() };
const chief: Actor = { ...anybody, privileges: new Set(['Chief']) };
const nothing = { resources: [], reports: [], documents: [], screens: [], privileges: [], menu: [] };
const by = (actor: Actor): Environment => ({
  actor,
  catalogue: createCatalogue({ ...nothing, resources: [plain] }),
  context: { today: '2026-01-05', locale: 'en', dateOrder: 'YMD' },
  http: () => Promise.reject(new Error('Nothing is called.')),
  fetcher: () => Promise.reject(new Error('Nothing is called.')),
});
const places = (actor: Actor, resource: AnyResource, row: object): readonly string[] =>
  boardMoves(by(actor), resource, row as Record<string, unknown>).map(({ to }) => to);

describe('a board', () => {
  it('has a column for each option', () => {
    expect(boardColumns(plain).map(([value]) => value)).toEqual(['NEW', 'WORK', 'DONE']);
    expect(boardColumns({ ...plain, list: { columns: ['name'] } })).toEqual([]);
  });

  it('moves a card by the life cycle, and only where it leads for whoever moves it', () => {
    expect(places(anybody, moved, { state: 'NEW' })).toEqual(['WORK']);
    expect(places(chief, moved, { state: 'NEW' })).toEqual(['WORK', 'DONE']);
    expect(places(chief, moved, { state: 'DONE' })).toEqual([]);
    expect(places(chief, moved, { state: 'NEW', archived: true })).toEqual([]);
    expect(boardMoves(by(anybody), moved, { state: 'NEW' })[0]?.transition?.[0]).toBe('start');
  });

  it('moves it anywhere where the field is no state, by whoever may change it', () => {
    expect(places(chief, plain, { state: 'WORK' })).toEqual(['NEW', 'DONE']);
    expect(places(anybody, plain, { state: 'WORK' })).toEqual([]);
  });

  it('leaves a card where it is while its record is closed', () => {
    const closed = [{ verbs: ['update'] as const, when: is('name', 'Old'), code: 'OLD', message: 'Old.' }];
    expect(places(chief, { ...plain, closed }, { state: 'WORK', name: 'Old' })).toEqual([]);
    expect(places(chief, { ...plain, closed }, { state: 'WORK', name: 'New' })).toEqual(['NEW', 'DONE']);
  });

  it('finds the next column on a side', () => {
    const columns = ['NEW', 'WORK', 'DONE'];
    const moves = boardMoves(by(chief), moved, { state: 'NEW' });
    expect(besideMove(columns, 'NEW', 1, moves)?.to).toBe('WORK');
    expect(besideMove(columns, 'NEW', 1, moves.slice(1))?.to).toBe('DONE');
    expect(besideMove(columns, 'NEW', -1, moves)).toBeUndefined();
  });

  it('narrows the list by the value of the column', () => {
    expect(columnFilter({}, 'state', 'NEW')).toEqual({ state: 'NEW' });
    expect(columnFilter({ q: 'x' }, 'state', 'NEW')).toEqual({ _and: [{ q: 'x' }, { state: 'NEW' }] });
  });
});
