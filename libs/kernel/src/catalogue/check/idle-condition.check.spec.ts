import { f } from '../../field/f.ts';
import { is } from '../../tree/expression.ts';
import { findingsIn } from './fixture.ts';

describe('RES046', () => {
  it('finds conditions that change nothing', () => {
    const fields = {
      name: f.text({ required: true }),
      floor: f.int(),
      number: f.series('{seq}'),
      sealed: f.date({ readOnly: true }),
    };
    const when = is('floor', 1);
    const conditions = {
      name: { required: when, readOnly: when },
      floor: { required: when },
      number: { visible: when, required: when },
      sealed: { readOnly: when },
    };
    expect(findingsIn('RES046', { fields, conditions })).toEqual([
      'RES046 house/room conditions.name.required: the field is required always',
      'RES046 house/room conditions.number.required: nobody types the field',
      'RES046 house/room conditions.sealed.readOnly: nobody types the field',
    ]);
  });
});
