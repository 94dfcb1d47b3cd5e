import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES008', () => {
  it('finds records that nobody can look for', () => {
    const fields = { name: f.text(), tags: f.choices({ A: 'a' }) };
    expect(findingsIn('RES008', { fields })).toEqual([]);
    expect(findingsIn('RES008', { fields, menu: { group: 'house' } })).toEqual([
      'RES008 house/room title: no field can be searched, set search: true on "name"',
    ]);
    expect(findingsIn('RES008', { fields, title: 'tags' })).toEqual([
      'RES008 house/room title: a choices cannot name a record',
    ]);
  });
});
