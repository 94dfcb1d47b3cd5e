import { f } from '../../field/f.ts';
import { findingsOf, soundResource } from './fixture.ts';

describe('RES007', () => {
  it('finds ways that do not lead back', () => {
    const bed = soundResource({
      key: 'bed',
      fields: { name: f.text(), room: f.ref('room'), price: f.money({ level: 'basic' }) },
    });
    const room = soundResource({
      fields: {
        name: f.text(),
        beds: f.rollup({ of: 'bed', via: 'rooms', fn: 'count' }),
        total: f.rollup({ of: 'bed', via: 'room', fn: 'sum', field: 'prize' }),
        worth: f.rollup({ of: 'bed', via: 'room', fn: 'sum', field: 'price' }),
        nextName: f.lookup({ via: 'name', field: 'name', as: 'text' }),
      },
      related: [{ key: 'beds', label: 'Beds', resource: 'bed', via: 'name' }],
    });
    expect(findingsOf('RES007', { resources: [room, bed] })).toEqual([
      'RES007 house/room fields.beds: "bed.rooms" is no reference to "room", did you mean "room"?',
      'RES007 house/room fields.total: "sum" finds no field "prize" in "bed"',
      'RES007 house/room fields.nextName: "name" is no reference',
      'RES007 house/room related[0]: "bed.name" is no reference to "room"',
    ]);
  });
});
