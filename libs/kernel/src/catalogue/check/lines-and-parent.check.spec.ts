import { f } from '../../field/f.ts';
import { findingsOf, soundResource } from './fixture.ts';

describe('RES006', () => {
  it('finds lines and owners that do not name each other', () => {
    const bed = soundResource({ key: 'bed', parent: 'house' });
    const house = soundResource({ key: 'house' });
    const room = soundResource({ fields: { name: f.text(), beds: f.lines('bed') } });
    expect(findingsOf('RES006', { resources: [room, bed, house] })).toEqual([
      'RES006 house/room fields.beds: "bed" does not name "room" as its parent',
      'RES006 house/bed parent: "house" has no lines of this resource',
    ]);
    expect(
      findingsOf('RES006', { resources: [room, soundResource({ key: 'bed', parent: 'room' })] }),
    ).toEqual([]);
  });

  it('finds columns of lines that lead to no field', () => {
    const guest = soundResource({ key: 'guest', fields: { name: f.text() } });
    const stay = soundResource({ key: 'stay', parent: 'room', fields: { guest: f.ref('guest') } });
    const columns = { label: 'Guest', most: 2, via: 'guest' } as const;
    const roomWith = (fields: readonly string[], known: readonly string[], via = 'guest') =>
      soundResource({
        fields: {
          name: f.text(),
          stays: f.lines('stay', { columns: { ...columns, via, fields, known: [known] } }),
        },
      });
    const found = (room: ReturnType<typeof soundResource>) =>
      findingsOf('RES006', { resources: [room, stay, guest] });
    expect(found(roomWith(['guest.name'], ['name']))).toEqual([]);
    expect(found(roomWith(['guest.nmae', 'until'], ['phone']))).toEqual(
      ['until', 'guest.nmae', 'phone'].map(
        (name) => `RES006 house/room fields.stays.columns: "${name}" is no field that the columns could fill`,
      ),
    );
    expect(found(roomWith([], [], 'host'))).toHaveLength(1);
  });
});
