import { findingsIn } from './fixture.ts';

describe('RES018', () => {
  it('finds what nobody may open', () => {
    expect(findingsIn('RES018', { access: { read: [] } })).toEqual([
      'RES018 house/room access.read: nobody may read it',
    ]);
  });
});
