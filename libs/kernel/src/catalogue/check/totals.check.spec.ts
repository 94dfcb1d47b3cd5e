import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES032', () => {
  it('finds totals of what has no sum; whole numbers and amounts have one', () => {
    const fields = {
      name: f.text(),
      beds: f.int(),
      rent: f.money({ level: 'basic' }),
      keeper: f.ref('room'),
    };
    const list = { columns: ['name'], totals: ['beds', 'rent', 'name', 'keeper'] };
    expect(findingsIn('RES032', { fields, list })).toEqual([
      'RES032 house/room list.totals[2]: "name" cannot be added up',
      'RES032 house/room list.totals[3]: "keeper" cannot be added up',
    ]);
  });
});
