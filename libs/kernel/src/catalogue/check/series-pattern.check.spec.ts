import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES034', () => {
  it('finds a series without its number, and parts that are none', () => {
    const fields = {
      name: f.text(),
      right: f.series('R-{yyyy}{MM}{dd}/{seq:5}'),
      bare: f.series('{seq}'),
      lacking: f.series('C-{yyyy}'),
      wrong: f.series('C-{yyy}-{seq:5'),
      double: f.series('{seq}-{seq:3}'),
    };
    const number = 'the number must stand in it once, as {seq} or {seq:5}';
    expect(findingsIn('RES034', { fields })).toEqual([
      `RES034 house/room fields.lacking: ${number}`,
      'RES034 house/room fields.wrong: "{yyy}" is no part of a number',
      'RES034 house/room fields.wrong: "{seq:5" is no part of a number',
      `RES034 house/room fields.wrong: ${number}`,
      `RES034 house/room fields.double: ${number}`,
    ]);
  });
});
