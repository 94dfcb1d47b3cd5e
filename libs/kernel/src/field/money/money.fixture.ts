import type { FieldFixture } from '../../testing/field-fixture.ts';

export const money: FieldFixture<'money'> = {
  field: { type: 'money', level: 'finance', default: '0.00' },
  values: [
    ['12435', '12435.00'],
    [12435.5, '12435.50'],
    [0.1, '0.10'],
    ['-0.00', '0.00'],
    ['9999999999999.99', '9999999999999.99'],
  ],
  refused: [
    ['1.005', 'scale'],
    [0.001, 'scale'],
    ['10000000000000', 'tooLarge'],
    ['NaN', 'notNumber'],
    [NaN, 'notNumber'],
    ['Infinity', 'notNumber'],
    ['1e3', 'notNumber'],
    [2 ** 53, 'notNumber'],
    ['1,000', 'notNumber'],
    ['', 'notNumber'],
    [[], 'notNumber'],
    [true, 'notNumber'],
  ],
  typed: [
    ['1,234,567.5', '1234567.50'],
    ['12,34,567.50', '1234567.50'],
  ],
  texts: [['12435.00', '12435.00']],
  columns: [`"x" numeric(15,2) default '0.00'`],
};
