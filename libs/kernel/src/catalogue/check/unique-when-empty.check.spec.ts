import { isEmpty } from '../../tree/expression.ts';
import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

const fields = { name: f.text(), above: f.ref('room'), wing: f.ref('room', { required: true }) };

describe('RES041', () => {
  it('finds a uniqueness over a reference that may be empty', () => {
    expect(findingsIn('RES041', { fields, unique: [{ fields: ['name', 'above'] }] })).toEqual([
      `RES041 house/room unique[0]: two rows without "above" are never alike, empty: 'alike', or 'different' where that is meant`,
    ]);
  });

  it('is content with what says it, is narrowed, or cannot be empty', () => {
    const unique = [
      { fields: ['name', 'above'], empty: 'alike' as const },
      { fields: ['name', 'above'], where: isEmpty('above') },
      { fields: ['name', 'wing'] },
      { fields: ['above'] },
    ];
    expect(findingsIn('RES041', { fields, unique })).toEqual([]);
  });
});
