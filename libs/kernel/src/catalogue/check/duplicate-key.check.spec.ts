import { findingsOf, soundResource } from './fixture.ts';

describe('RES001', () => {
  it('finds a key that is taken', () => {
    expect(findingsOf('RES001')).toEqual([]);
    expect(findingsOf('RES001', { resources: [soundResource(), soundResource()] })).toEqual([
      'RES001 house/room: the key is taken by house/room',
    ]);
  });
});
