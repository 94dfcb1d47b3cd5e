import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES028', () => {
  it('finds a year scope by a field that tells no year', () => {
    const fields = { name: f.text(), begin: f.date(), other: f.ref('room') };
    const found = (year: string) => findingsIn('RES028', { fields, scope: { year } });
    expect(found('begin')).toEqual([]);
    expect(found('other')).toEqual([
      'RES028 house/room scope.year: "other" is neither a day nor a reference to the academic years',
    ]);
    expect(found('name')).toEqual([
      'RES028 house/room scope.year: "name" is neither a day nor a reference to the academic years',
    ]);
  });
});
