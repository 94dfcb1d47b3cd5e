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
});
