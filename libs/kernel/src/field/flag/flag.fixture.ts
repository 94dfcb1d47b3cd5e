import type { FieldFixture } from '../../testing/field-fixture.ts';

export const flag: FieldFixture<'flag'> = {
  field: { type: 'flag', default: true },
  values: [
    [true, true],
    [false, false],
  ],
  refused: [
    ['true', 'notFlag'],
    [1, 'notFlag'],
    [0, 'notFlag'],
  ],
  typed: [
    ['Yes', true],
    ['0', false],
  ],
  texts: [
    [true, 'Yes'],
    [false, 'No'],
  ],
  columns: ['"x" boolean not null default true'],
};
