import { f } from '../../field/f.ts';
import { is } from '../../tree/expression.ts';
import { findingsIn } from './fixture.ts';

describe('RES045', () => {
  it('finds a uniqueness that is there already', () => {
    const fields = { name: f.text({ unique: true }), floor: f.int(), open: f.flag() };
    const unique = [
      { fields: ['floor', 'open'] },
      { fields: ['name'] },
      { fields: ['name'], where: is('open', true) },
      { fields: ['open', 'floor'] },
    ];
    expect(findingsIn('RES045', { fields, unique })).toEqual([
      'RES045 house/room unique[1]: name is unique already',
      'RES045 house/room unique[3]: floor and open is unique already',
    ]);
  });
});
