import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES012', () => {
  it('finds risky fields without a level, in groups too', () => {
    const fields = {
      name: f.text(),
      rent: f.money(),
      mail: f.email({ level: 'private' }),
      contact: f.group({ phone: f.phone() }),
    };
    expect(findingsIn('RES012', { fields }).map((text) => text.split(':')[0])).toEqual([
      'RES012 house/room fields.rent',
      'RES012 house/room fields.contact.phone',
    ]);
  });
});
