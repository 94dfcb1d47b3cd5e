import type { FieldFixture } from '../../testing/field-fixture.ts';

export const refs: FieldFixture<'refs'> = {
  field: { type: 'refs', to: 'tag' },
  values: [
    [
      [3, 1],
      [3, 1],
    ],
    [[], []],
  ],
  refused: [
    [[1, 1], 'duplicate'],
    [['1'], 'notReference'],
    [1, 'notList'],
    [Array.from({ length: 1001 }, (_, index) => index + 1), 'tooMany'],
  ],
  typed: [['3, 1', [3, 1]]],
  texts: [[[3, 1], '3, 1']],
  columns: [],
};
