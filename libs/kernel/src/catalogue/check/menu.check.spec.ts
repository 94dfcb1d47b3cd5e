import { findingsOf, soundResource } from './fixture.ts';

describe('RES022', () => {
  it('finds entries that lead nowhere or stand twice', () => {
    const screens = { list: '/rooms' };
    const resources = [
      soundResource({ screens, menu: { group: 'house' } }),
      soundResource({ key: 'hall', screens, menu: { group: 'house' } }),
      soundResource({ key: 'shed', menu: { group: 'house' } }),
      soundResource({ key: 'barn', screens: { list: '/barns' }, menu: { group: 'hous' } }),
    ];
    expect(findingsOf('RES022', { resources })).toEqual([
      'RES022 menu/house hall: "/rooms" is in the menu for "room" already',
      'RES022 menu/house shed: the entry has no address to open',
      'RES022 menu/hous barn: no group "hous", did you mean "house"?',
    ]);
  });

  it('finds groups in a ring', () => {
    const group = { label: 'G', icon: 'x', description: '', url: '/g', order: 1 };
    const menu = [
      { ...group, key: 'a', parent: 'b' },
      { ...group, key: 'b', parent: 'a' },
    ];
    expect(findingsOf('RES022', { menu })).toEqual([
      'RES022 menu/a: the groups form a ring',
      'RES022 menu/b: the groups form a ring',
    ]);
  });
});
