import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES010', () => {
  it('finds keys that are ill-formed or taken by every row', () => {
    const fields = {
      name: f.text(),
      id: f.int(),
      'bed-count': f.int(),
      name_in: f.text(),
      position: f.int(),
    };
    expect(findingsIn('RES010', { key: 'Room', fields })).toEqual([
      'RES010 house/Room: the key "Room" is not camelCase',
      'RES010 house/Room fields.id: "id" is reserved',
      'RES010 house/Room fields.bed-count: the key "bed-count" is not camelCase',
      'RES010 house/Room fields.name_in: the key "name_in" is not camelCase',
    ]);
  });
});
