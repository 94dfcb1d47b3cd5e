import { findingsIn } from './fixture.ts';

describe('RES055', () => {
  it('finds a sample of a field that is not there', () => {
    expect(findingsIn('RES055', { sample: { floor: 3, flor: 3 } })).toEqual([
      'RES055 house/room sample.flor: no field "flor", did you mean "floor"?',
    ]);
  });
});
