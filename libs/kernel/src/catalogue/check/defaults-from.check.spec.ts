import { f } from '../../field/f.ts';
import { findingsOf, soundResource } from './fixture.ts';

describe('RES056', () => {
  it('finds defaults that no chosen record can give', () => {
    const floor = soundResource({
      key: 'floor',
      fields: {
        name: f.text({ search: true }),
        opens: f.date(),
        house: f.ref('house'),
        lift: f.ref('floor'),
      },
    });
    const room = soundResource({
      fields: {
        name: f.text({ search: true, defaultFrom: 'floor.name' }),
        floor: f.ref('floor'),
        above: f.ref('floor', { defaultFrom: 'floor.lift' }),
        opens: f.date({ defaultFrom: 'flor.opens' }),
        closes: f.date({ defaultFrom: 'floor.open' }),
        painted: f.date({ defaultFrom: 'floor.name' }),
        below: f.ref('floor', { defaultFrom: 'floor.house' }),
        bare: f.text({ defaultFrom: 'floor' }),
        far: f.text({ defaultFrom: 'floor.lift.name' }),
        set: f.date({ defaultFrom: 'floor.opens', default: 'today' }),
        told: f.date({ defaultFrom: 'floor.opens', readOnly: true }),
        paint: f.group({ colour: f.text({ defaultFrom: 'floor.name' }) }),
      },
      actions: {
        clean: { label: 'Clean', on: 'row', access: [], ask: { by: f.date({ defaultFrom: 'floor.opens' }) } },
      },
    });
    const key = soundResource({
      key: 'key',
      parent: 'room',
      fields: { name: f.text(), floor: f.ref('floor'), opens: f.date({ defaultFrom: 'floor.opens' }) },
    });
    const at = 'RES056 house/room fields.';
    expect(findingsOf('RES056', { resources: [floor, room, key] })).toEqual([
      `${at}opens.defaultFrom: "flor" is no reference, did you mean "floor"?`,
      `${at}closes.defaultFrom: no field "open" behind "floor", did you mean "opens"?`,
      `${at}painted.defaultFrom: "floor.name" is a value of another kind`,
      `${at}below.defaultFrom: "floor.house" is a value of another kind`,
      `${at}bare.defaultFrom: no field "" behind "floor"`,
      `${at}far.defaultFrom: no field "lift.name" behind "floor"`,
      `${at}set.defaultFrom: the field begins with its own default`,
      `${at}told.defaultFrom: nobody sets the field`,
      `${at}paint.colour.defaultFrom: only a field of the record itself takes it`,
      'RES056 house/room actions.clean.ask.by.defaultFrom: only a field of the record itself takes it',
      'RES056 house/key fields.opens.defaultFrom: a line begins with nothing of another record',
    ]);
  });
});
