import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES017', () => {
  it('finds defaults that would be refused', () => {
    const fields = {
      name: f.text({ max: 2, default: 'abc' }),
      open: f.date({ default: 'today' }),
      contact: f.group({ rent: f.decimal({ default: '1e3' }) }),
    };
    expect(findingsIn('RES017', { fields })).toEqual([
      'RES017 house/room fields.name.default: the default must have at most 2 characters',
      'RES017 house/room fields.contact.rent.default: the default must be a number',
    ]);
  });
});
