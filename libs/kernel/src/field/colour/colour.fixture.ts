import type { FieldFixture } from '../../testing/field-fixture.ts';

export const colour: FieldFixture<'colour'> = {
  field: { type: 'colour' },
  values: [['#1F6FEB', '#1f6feb']],
  refused: [
    ['red', 'notColour'],
    ['#fff', 'notColour'],
    ['#1f6febaa', 'notColour'],
  ],
  texts: [['#1f6feb', '#1f6feb']],
  columns: ['"x" character varying(7)'],
};
