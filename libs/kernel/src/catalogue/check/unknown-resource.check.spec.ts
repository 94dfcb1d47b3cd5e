import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES005', () => {
  it('finds references to nothing', () => {
    const fields = { name: f.text(), next: f.ref('rooom'), beds: f.lines('bed') };
    const related = [{ key: 'x', label: 'X', resource: 'chair', via: 'room' }];
    expect(findingsIn('RES005', { fields, related, parent: 'house' })).toEqual([
      'RES005 house/room fields.next: no resource "rooom", did you mean "room"?',
      'RES005 house/room fields.beds: no resource "bed"',
      'RES005 house/room parent: no resource "house"',
      'RES005 house/room related[0]: no resource "chair"',
    ]);
  });
});
