import type { FieldFixture } from '../../testing/field-fixture.ts';

export const longText: FieldFixture<'longText'> = {
  field: { type: 'longText', max: 20 },
  values: [
    ['one\ntwo', 'one\ntwo'],
    ['', null],
  ],
  refused: [
    ['a'.repeat(21), 'maxLength'],
    [1, 'notText'],
  ],
  texts: [['one\ntwo', 'one\ntwo']],
  columns: ['"x" text'],
};
