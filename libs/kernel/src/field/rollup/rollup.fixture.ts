import type { FieldFixture } from '../../testing/field-fixture.ts';

export const rollup: FieldFixture<'rollup'> = {
  field: { type: 'rollup', of: 'line', via: 'bill', fn: 'count' },
  values: [],
  refused: [[3, 'readOnly']],
  texts: [[3, '3']],
  columns: [],
};
