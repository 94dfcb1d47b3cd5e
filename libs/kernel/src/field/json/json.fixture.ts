import type { FieldFixture } from '../../testing/field-fixture.ts';

let deep: unknown = 1;
for (let level = 0; level < 21; level += 1) deep = [deep];

export const json: FieldFixture<'json'> = {
  field: { type: 'json' },
  values: [
    [{ a: [1, null] }, { a: [1, null] }],
    ['x', 'x'],
  ],
  refused: [
    [deep, 'tooDeep'],
    ['x'.repeat(200_001), 'maxLength'],
    [{ a: '\u0000' }, 'badCharacter'],
  ],
  typed: [['{"a":1}', { a: 1 }]],
  texts: [[{ a: 1 }, '{"a":1}']],
  columns: ['"x" jsonb'],
};
