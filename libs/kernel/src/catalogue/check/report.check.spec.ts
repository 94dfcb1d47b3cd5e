import { f } from '../../field/f.ts';
import { defineReport } from '../../report/define.ts';
import type { AnyReport } from '../../report/define.ts';
import { findingsOf, soundResource } from './fixture.ts';

const sound = defineReport('rooms', {
  module: 'house',
  label: 'Rooms',
  screen: '/rooms/report',
  from: 'room',
  where: { floor_gte: 0 },
  parameters: { floor: f.int() },
  columns: {
    floor: { label: 'Floor', as: 'int' },
    rooms: { label: 'Rooms', as: 'int', figure: 'count', total: true },
  },
  chart: { kind: 'bar', category: 'floor', values: ['rooms'] },
  access: ['HouseKeeping'],
});
const found = (changes: Partial<AnyReport>): readonly string[] =>
  findingsOf('RES025', { reports: [{ ...(sound as AnyReport), ...changes }] });

describe('RES025', () => {
  it('finds nothing in a sound report', () => {
    expect(found({})).toEqual([]);
  });

  it('finds names that nothing bears', () => {
    expect(found({ groupBy: 'flor', chart: { kind: 'pie', category: 'room', values: ['rooms'] } })).toEqual([
      'RES025 house/rooms groupBy: no column "flor", did you mean "floor"?',
      'RES025 house/rooms chart.category: no column "room", did you mean "rooms"?',
    ]);
    expect(found({ from: 'hall' })).toEqual(['RES025 house/rooms from: no resource "hall"']);
    expect(
      found({ columns: { size: { label: 'Size', as: 'int', figure: 'sum:size' } }, chart: undefined }),
    ).toEqual(['RES025 house/rooms columns.size: room has no field "size"']);
    expect(found({ where: { colour: 'red' } })).toHaveLength(1);
    expect(found({ parameters: { sort: f.int() } })).toHaveLength(2);
    expect(
      found({
        columns: {
          ...sound.columns,
          to: { label: 'To', as: 'int', value: 'id', link: { resource: 'hall', id: 'x' } },
        },
      }),
    ).toEqual([
      expect.stringContaining('RES025 house/rooms columns.to.link: no column "x"'),
      'RES025 house/rooms columns.to.link: no resource "hall"',
    ]);
  });

  it('finds a way to a record whose screen names it by a field that the row does not have', () => {
    const hall = soundResource({
      key: 'hall',
      fields: { name: f.text({ required: true, search: true }), code: f.text() },
      screens: { list: '/halls', show: '/halls/:code' },
    });
    const columns = {
      ...sound.columns,
      hall: { label: 'Hall', as: 'text', link: { resource: 'hall', id: 'hallId' } },
      hallId: { label: 'Hall', as: 'int', value: 'id' },
    } as const;
    const of = (more: AnyReport['columns']): readonly string[] =>
      findingsOf('RES025', {
        resources: [soundResource(), hall],
        reports: [{ ...(sound as AnyReport), columns: { ...columns, ...more } }],
      }).filter((text) => text.includes('link'));
    expect(of({})).toEqual([
      'RES025 house/rooms columns.hall.link: no column "code", by which /halls/:code names its record',
    ]);
    expect(of({ code: { label: 'Code', as: 'text', value: 'name' } })).toEqual([]);
  });

  it('finds a flag that takes nothing away', () => {
    const from = { parameters: { all: f.flag() }, where: { name_ne: 'x' } };
    expect(found({ ...from, lifts: { all: 'name_ne' } })).toEqual([]);
    expect(found({ ...from, lifts: { all: 'floor' } })).toEqual([
      'RES025 house/rooms lifts.all: `where` has no "floor"',
    ]);
    expect(found({ ...from, lifts: { all: 'name_ne', some: 'name_ne' } })).toEqual([
      'RES025 house/rooms lifts.some: no flag "some"',
    ]);
  });

  it('finds days to begin with that the calendar does not know', () => {
    const from = { parameters: { from: f.date() }, narrows: { from: 'floor' } };
    expect(found({ ...from, start: { from: 'thisMonth:from' } })).toEqual([]);
    expect(found({ ...from, start: { from: 'thisTerm:from', to: 'today' } })).toEqual([
      'RES025 house/rooms start.from: "thisTerm:from" is no day of the calendar',
      'RES025 house/rooms start.to: no parameter "to"',
    ]);
  });
});
