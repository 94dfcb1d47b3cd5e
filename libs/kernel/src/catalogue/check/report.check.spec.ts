import { f } from '../../field/f.ts';
import { defineReport } from '../../report/define.ts';
import type { AnyReport } from '../../report/define.ts';
import { findingsOf } from './fixture.ts';

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

  it('finds days to begin with that the calendar does not know', () => {
    const from = { parameters: { from: f.date() }, narrows: { from: 'floor' } };
    expect(found({ ...from, start: { from: 'thisMonth:from' } })).toEqual([]);
    expect(found({ ...from, start: { from: 'thisTerm:from', to: 'today' } })).toEqual([
      'RES025 house/rooms start.from: "thisTerm:from" is no day of the calendar',
      'RES025 house/rooms start.to: no parameter "to"',
    ]);
  });
});
