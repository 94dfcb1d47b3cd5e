import { findingsIn } from './fixture.ts';

describe('RES020', () => {
  it('finds misspelt privileges', () => {
    const access = { read: ['HouseKeepin'], levels: { finance: { read: ['Nobody'], write: [] } } };
    expect(findingsIn('RES020', { access })).toEqual([
      'RES020 house/room access.read: "HouseKeepin" is neither a role nor a privilege, did you mean "HouseKeeping"?',
      'RES020 house/room access.levels.finance: "Nobody" is neither a role nor a privilege',
    ]);
  });

  it('tells a word once, however many verbs repeat it', () => {
    const access = { read: ['HouseKeepin'], create: ['HouseKeepin'], update: ['HouseKeepin'] };
    expect(findingsIn('RES020', { access })).toHaveLength(1);
  });
});
