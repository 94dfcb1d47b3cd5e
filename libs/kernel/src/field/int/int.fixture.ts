import type { FieldFixture } from '../../testing/field-fixture.ts';

export const int: FieldFixture<'int'> = {
  field: { type: 'int', min: -5, max: 2_147_483_647, default: 3 },
  values: [
    [0, 0],
    [-0, 0],
    [-5, -5],
    [2_147_483_647, 2_147_483_647],
  ],
  refused: [
    [1.5, 'notInteger'],
    ['1', 'notInteger'],
    [NaN, 'notInteger'],
    [Infinity, 'notInteger'],
    [-6, 'min'],
    [2_147_483_648, 'max'],
    [true, 'notInteger'],
  ],
  typed: [
    ['1,234', 1234],
    ['-3', -3],
  ],
  texts: [[1234, '1234']],
  columns: ['"x" integer default 3'],
};
