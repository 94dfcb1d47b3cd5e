import { findingsIn } from './fixture.ts';

describe('RES019', () => {
  it('finds readers without a rule and rules without a reader', () => {
    const access = {
      read: ['EMPLOYEE', 'HouseKeeping', 'ADMIN'],
      rows: { HouseKeeping: 'all', PARENT: 'all' },
    } as const;
    expect(findingsIn('RES019', { access })).toEqual([
      'RES019 house/room access.rows: no row rule for "EMPLOYEE"',
      'RES019 house/room access.rows: "PARENT" has a row rule but may not read',
    ]);
  });
});
