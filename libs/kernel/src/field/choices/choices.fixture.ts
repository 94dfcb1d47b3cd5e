import type { FieldFixture } from '../../testing/field-fixture.ts';

export const choices: FieldFixture<'choices'> = {
  field: { type: 'choices', options: { A: 'Red', B: 'Green' } },
  values: [
    [
      ['B', 'A'],
      ['A', 'B'],
    ],
    [[], []],
  ],
  refused: [
    [['A', 'A'], 'duplicate'],
    [['C'], 'notChoice'],
    ['A', 'notList'],
    [[1], 'notChoice'],
  ],
  typed: [['green, red', ['A', 'B']]],
  texts: [[['A', 'B'], 'Red, Green']],
  columns: [`"x" text[] not null default '{}'::text[]`],
};
