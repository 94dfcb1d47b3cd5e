import type { FieldFixture } from '../../testing/field-fixture.ts';

export const series: FieldFixture<'series'> = {
  field: { type: 'series', pattern: 'PS-{seq:5}' },
  values: [],
  refused: [['PS-00001', 'readOnly']],
  texts: [['PS-00001', 'PS-00001']],
  columns: ['"x" character varying(60) not null'],
};
