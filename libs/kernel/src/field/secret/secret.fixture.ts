import type { FieldFixture } from '../../testing/field-fixture.ts';

export const secret: FieldFixture<'secret'> = {
  field: { type: 'secret', level: 'system', max: 8 },
  values: [
    [' pass ', ' pass '],
    ['', null],
  ],
  refused: [
    ['123456789', 'maxLength'],
    [1, 'notText'],
  ],
  texts: [['pass', '']],
  columns: ['"x" text'],
};
