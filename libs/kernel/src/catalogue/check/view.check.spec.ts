import { f } from '../../field/f.ts';
import * as block from '../../page/block.ts';
import { contribute } from '../../page/contribute.ts';
import { defineView, type AnyView } from '../../view/define.ts';
import { findingsOf, soundResource } from './fixture.ts';

const bed = soundResource({
  key: 'bed',
  fields: { name: f.text(), room: f.ref('room') },
  screens: { list: '/beds', show: '/beds/:id' },
});
const view = (changes: Partial<AnyView> = {}): AnyView => ({
  ...defineView('bedsOfRoom', {
    module: 'house',
    label: 'Beds',
    of: 'bed',
    parameters: { room: f.ref('room', { required: true }) },
    columns: { name: { link: '/beds/:id' }, floor: { value: 'room.floor' }, id: { hidden: true } },
    sort: '-name',
  }),
  ...changes,
});
const resources = [soundResource(), bed];
const found = (changes: Partial<AnyView>) => findingsOf('RES050', { resources, views: [view(changes)] });

describe('RES050', () => {
  it('finds nothing in a sound view', () => {
    expect(found({})).toEqual([]);
  });

  it.each<[Partial<AnyView>, string]>([
    [{ of: 'bad' }, 'house/bedsOfRoom of: no resource "bad"'],
    [
      { columns: { nmae: {} }, sort: 'nmae' },
      'house/bedsOfRoom columns.nmae: bed has no field "nmae", did you mean "name"?',
    ],
    [
      { columns: { name: {} }, sort: '-nmae' },
      'house/bedsOfRoom sort: no column "nmae", did you mean "name"?',
    ],
    [{ columns: { name: { link: '/beds/:id' } } }, 'house/bedsOfRoom columns.name.link: no column "id"'],
    [{ where: { nmae: 'x' } }, 'house/bedsOfRoom where: nmae:'],
    [{ narrows: { room: 'rom' } }, 'house/bedsOfRoom parameters.room: rom:'],
    [{ of: undefined }, 'house/bedsOfRoom access: a view without `of` says who opens it'],
    [
      {
        of: 'room',
        parameters: {},
        sort: undefined,
        columns: { beds: { figure: { fn: 'count', of: 'bed', via: 'name' } } },
      },
      'house/bedsOfRoom columns.beds: bed has no reference "name" to room',
    ],
  ])('finds %j', (changes, text) => {
    expect(found(changes)[0]).toContain(`RES050 ${text}`);
  });
});

describe('RES051', () => {
  const parts = (contribution: Parameters<typeof contribute>[1]) =>
    findingsOf('RES051', { resources, views: [view()], contributions: [contribute('room', contribution)] });

  it('finds nothing in sound parts', () => {
    expect(
      parts({
        module: 'house',
        summary: [{ key: 'beds', label: 'Beds', view: 'bedsOfRoom', shows: ['name'] }],
        tabs: [
          { key: 'beds', label: 'Beds', blocks: [block.table('bedsOfRoom'), block.list('bed', 'room')] },
        ],
      }),
    ).toEqual([]);
  });

  it('finds views, columns, resources and addresses that are not there', () => {
    expect(
      parts({
        module: 'house',
        summary: [{ key: 'beds', label: 'Beds', view: 'bedsOfRoom', shows: ['nmae'] }],
        tabs: [
          {
            key: 'beds',
            label: 'Beds',
            blocks: [
              block.table('bedsOfRom'),
              block.list('bad', 'room'),
              block.links({ label: 'On', to: '/nowhere/:id' }),
            ],
          },
        ],
      }),
    ).toEqual([
      'RES051 house/room summary.beds: bedsOfRoom has no column "nmae", did you mean "name"?',
      'RES051 house/room tabs.beds: no view "bedsOfRom", did you mean "bedsOfRoom"?',
      'RES051 house/room tabs.beds: no resource "bad"',
      'RES051 house/room tabs.beds: "/nowhere/:id" leads nowhere',
    ]);
  });
});
