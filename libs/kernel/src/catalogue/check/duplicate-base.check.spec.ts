import { findingsOf, soundResource } from './fixture.ts';

describe('RES004', () => {
  it('finds a base path that is taken or has a slash at its end', () => {
    const resources = [
      soundResource({ api: 'v1/Room' }),
      soundResource({ key: 'hall', api: ['v1/room', 'v1/hall/'] }),
    ];
    expect(findingsOf('RES004', { resources })).toEqual([
      'RES004 house/hall api: the base path "v1/room" belongs to house/room',
      'RES004 house/hall api: the base path "v1/hall/" begins or ends with a slash',
    ]);
  });
});
