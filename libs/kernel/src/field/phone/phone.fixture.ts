import type { FieldFixture } from '../../testing/field-fixture.ts';

export const phone: FieldFixture<'phone'> = {
  field: { type: 'phone' },
  values: [
    ['+92 42 3583-1400', '+924235831400'],
    ['0092 (300) 123.4567', '+923001234567'],
    ['0300 1234567', '03001234567'],
  ],
  refused: [
    ['12', 'notPhone'],
    ['+92300123456789012', 'notPhone'],
    ['call me', 'notPhone'],
    [923001234567, 'notText'],
  ],
  typed: [['0300-1234567', '03001234567']],
  texts: [['+924235831400', '+924235831400']],
  columns: ['"x" character varying(20)'],
};
