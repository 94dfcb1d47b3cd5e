import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES049', () => {
  it('finds bounds that are no value of their field', () => {
    const fields = {
      name: f.text({ max: 100 }),
      floor: f.int({ min: 0.5, max: 9 }),
      rent: f.money({ level: 'basic', min: '0.001', max: '9.99' }),
      since: f.date({ min: '2026-02-30', max: 'today' }),
    };
    expect(findingsIn('RES049', { fields })).toEqual([
      'RES049 house/room fields.floor: min 0.5 is no value of it',
      'RES049 house/room fields.rent: min 0.001 is no value of it',
      'RES049 house/room fields.since: min 2026-02-30 is no value of it',
    ]);
  });
});
