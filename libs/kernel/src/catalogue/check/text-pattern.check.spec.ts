import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

const patterned = (regex: string) => f.text({ pattern: { regex, message: 'Letters' } });

describe('RES033', () => {
  it('finds a pattern that is no regular expression, wherever a field stands', () => {
    const fields = {
      name: patterned('[A-Z]{2}'),
      code: patterned('[A-'),
      door: f.group({ sign: patterned('(') }),
    };
    const actions = {
      paint: { label: 'Paint', on: 'row', access: [], ask: { colour: patterned('*') } },
    } as const;
    expect(findingsIn('RES033', { fields, actions })).toEqual([
      'RES033 house/room fields.code: "[A-" is no regular expression',
      'RES033 house/room fields.door.sign: "(" is no regular expression',
      'RES033 house/room actions.paint.ask.colour: "*" is no regular expression',
    ]);
  });
});
