import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES013', () => {
  it('finds a level that nobody but the administrator has', () => {
    const fields = { name: f.text(), rent: f.money({ level: 'finance' }), note: f.text({ level: 'system' }) };
    expect(findingsIn('RES013', { fields })).toEqual([
      'RES013 house/room access.levels: no rule for the level "finance"',
    ]);
  });
});
