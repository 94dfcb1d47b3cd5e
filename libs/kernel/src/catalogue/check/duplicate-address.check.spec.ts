import { findingsIn } from './fixture.ts';

describe('RES003', () => {
  it('finds one address for two screens, whatever its parameters are called', () => {
    const screens = { list: '/rooms', edit: '/rooms/:id', show: '/Rooms/:roomId' };
    expect(findingsIn('RES003', { screens })).toEqual([
      'RES003 house/room: the address "/Rooms/:roomId" is taken by room.edit',
    ]);
    expect(findingsIn('RES003', { screens: { list: '/rooms', edit: '/rooms/:id' } })).toEqual([]);
  });
});
