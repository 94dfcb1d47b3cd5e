import type { FieldFixture } from '../../testing/field-fixture.ts';

export const decimal: FieldFixture<'decimal'> = {
  field: { type: 'decimal', precision: 6, scale: 3 },
  values: [
    ['1', '1.000'],
    [1.5, '1.500'],
    ['-999.999', '-999.999'],
    ['007.10', '7.100'],
    ['-0', '0.000'],
  ],
  refused: [
    ['1000', 'tooLarge'],
    ['1.2345', 'scale'],
    ['1e2', 'notNumber'],
    [1e21, 'notNumber'],
    ['+1', 'notNumber'],
    ['.5', 'notNumber'],
    ['0x10', 'notNumber'],
  ],
  typed: [['12.5', '12.500']],
  texts: [['12.500', '12.5']],
  columns: ['"x" numeric(6,3)'],
};
