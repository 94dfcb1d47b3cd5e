import type { FieldFixture } from '../../testing/field-fixture.ts';

export const lookup: FieldFixture<'lookup'> = {
  field: { type: 'lookup', via: 'grade', field: 'name', as: 'text' },
  values: [],
  refused: [['A', 'readOnly']],
  texts: [['A', 'A']],
  columns: [],
};
