import type { FieldFixture } from '../../testing/field-fixture.ts';

export const percent: FieldFixture<'percent'> = {
  field: { type: 'percent', min: '0', max: '100' },
  values: [
    ['12.5', '12.5000'],
    [100, '100.0000'],
  ],
  refused: [
    ['100.0001', 'max'],
    ['-1', 'min'],
    ['1.00001', 'scale'],
    ['12%', 'notNumber'],
  ],
  typed: [['12.5 %', '12.5000']],
  texts: [['12.5000', '12.5']],
  columns: ['"x" numeric(9,4)'],
};
