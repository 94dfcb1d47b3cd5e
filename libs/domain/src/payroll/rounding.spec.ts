import type { RoundingRule } from './category.ts';
import { decimalOf } from '../money/decimal.ts';
import { roundByRule } from './rounding.ts';

it.each<[string, RoundingRule, string]>([
  ['330.0165', 'CENT', '330.02'],
  ['10.005', 'CENT', '10.01'],
  ['10.5', 'NEAREST_1', '11'],
  ['10.49', 'NEAREST_1', '10'],
  ['10.01', 'UP_1', '11'],
  ['-10.5', 'UP_1', '-10'],
  ['10.99', 'DOWN_1', '10'],
  ['-0.1', 'DOWN_1', '-1'],
  ['1234.99', 'NEAREST_10', '1230'],
  ['1235', 'NEAREST_10', '1240'],
  ['-0.001', 'CENT', '0'],
  ['-0.4', 'UP_1', '0'],
])('rounds %s by %s to %s', (value, rule, expected) => {
  const rounded = roundByRule(decimalOf(value), rule);
  expect(rounded.toFixed()).toBe(expected);
});
