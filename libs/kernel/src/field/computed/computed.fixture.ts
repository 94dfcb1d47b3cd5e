import type { FieldFixture } from '../../testing/field-fixture.ts';

export const computed: FieldFixture<'computed'> = {
  field: { type: 'computed', as: 'date', value: { today: true } },
  values: [],
  refused: [['2025-01-01', 'readOnly']],
  texts: [['2025-02-03', '03/02/2025']],
  columns: [],
};
