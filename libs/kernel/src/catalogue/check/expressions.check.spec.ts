import { add, all, field, gt, is, isOneOf, lower } from '../../tree/expression.ts';
import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES016', () => {
  it('finds fields, options and kinds that do not fit', () => {
    const fields = {
      name: f.text(),
      floor: f.int(),
      kind: f.choice({ BED: 'Bedroom', BATH: 'Bathroom' }),
      next: f.ref('room'),
      bad: f.computed({ as: 'int', value: lower('name') }),
      twice: f.computed({ as: 'int', value: add(field('name'), 1) }),
    };
    const holds = [
      is('flor', 1),
      is('kind', 'BEDS'),
      gt(field('floor'), 'high'),
      field('name'),
      all(is('next.kind', 'BATH'), gt(field('floor'), '1.5')),
      isOneOf('floor', ['a']),
    ];
    const checks = holds.map((expression, index) => ({
      key: `c${index}`,
      holds: expression,
      message: 'm',
      field: 'name',
    }));
    expect(findingsIn('RES016', { fields, checks })).toEqual([
      'RES016 house/room fields.bad.value: gives text, but number is needed',
      'RES016 house/room fields.twice.value: "add" takes number, not text',
      'RES016 house/room checks[0].holds: no field "flor"',
      'RES016 house/room checks[1].holds: "BEDS" is no option, did you mean "BED"?',
      'RES016 house/room checks[2].holds: "gt" takes number',
      'RES016 house/room checks[3].holds: gives text, but flag is needed',
      'RES016 house/room checks[5].holds: "in" compares values of different kinds',
    ]);
  });
});
