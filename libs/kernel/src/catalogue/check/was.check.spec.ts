import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES011', () => {
  it('finds a former key that is in use', () => {
    expect(
      findingsIn('RES011', { was: 'room', fields: { name: f.text({ was: 'floor' }), floor: f.int() } }),
    ).toEqual([
      'RES011 house/room was: the resource "room" is still there',
      'RES011 house/room fields.name.was: the field "floor" is still there',
    ]);
  });
});
