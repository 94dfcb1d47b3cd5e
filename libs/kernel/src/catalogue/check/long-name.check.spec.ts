import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES009', () => {
  it('finds a column that PostgreSQL would cut', () => {
    const long = 'a'.repeat(64);
    expect(findingsIn('RES009', { fields: { name: f.text(), [long]: f.text() } })).toEqual([
      `RES009 house/room: the name "${long}" has 64 characters`,
    ]);
  });
});
