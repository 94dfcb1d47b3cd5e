import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES044', () => {
  it('finds choices without options, and options with the same words', () => {
    const fields = {
      name: f.text(),
      kind: f.choice({ A: 'Hall', B: 'Room', C: 'Hall' }),
      none: f.choices({}),
    };
    expect(findingsIn('RES044', { fields })).toEqual([
      'RES044 house/room fields.kind: "C" has the words of "A": Hall',
      'RES044 house/room fields.none: there is nothing to choose',
    ]);
  });
});
