import { accepted, refused } from '../../problem/problem.ts';
import { exactFromText } from '../exact-number.ts';
import type { FieldType } from '../field-type.ts';

const largest = 2_147_483_647;

const accept: FieldType<'int'>['accept'] = (value, { min = -largest, max = largest }) => {
  const number = typeof value === 'string' && /^-?\d{1,10}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > largest)
    return refused('integer');
  if (number < min) return refused('min', { min });
  if (number > max) return refused('max', { max });
  return accepted(number);
};

/** A whole number of 32 bits. */
export const int: FieldType<'int'> = {
  type: 'int',
  columns: (name) => [{ name, type: 'integer' }],
  sql: () => ({ json: (column) => column, parameter: 'integer' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'in', 'nin', 'gt', 'gte', 'lt', 'lte', 'empty'],
  accept,
  fromText: (text, field, context) => accept(exactFromText(text).replace(/\.0+$/, ''), field, context),
  toText: (value) => (value == null ? '' : String(value)),
  sample: (n, { min = 0, max = largest }) => min + (n % (max - min + 1)),
};
