import type { FieldFixture } from '../../testing/field-fixture.ts';

export const lines: FieldFixture<'lines'> = {
  field: { type: 'lines', of: 'line', min: 1, max: 3 },
  values: [[[{ a: 1 }], [{ a: 1 }]]],
  refused: [
    [[], 'tooFew'],
    [{}, 'notLines'],
    [[1], 'notLines'],
    [[[]], 'notLines'],
    [[{}, {}, {}, {}], 'tooMany'],
  ],
  texts: [[[{}, {}], '2']],
  columns: [],
};
