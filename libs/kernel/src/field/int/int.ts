import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { IntField } from '../definition.ts';
import { typedDigits } from '../exact/exact-number.ts';
import type { FieldType } from '../field-type.ts';
import { orderedOperators } from '../operators.ts';

const lowest = -2_147_483_648;
const highest = 2_147_483_647;

const accept = (value: unknown, { min = lowest, max = highest }: IntField): Accepted<number> => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return refused('notInteger');
  if (value < min) return refused('min', { min });
  if (value > max) return refused('max', { max });
  return accepted(value + 0);
};

/** Whole numbers of 32 bits. */
export const int: FieldType<'int'> = {
  type: 'int',
  kind: () => 'number',
  columns: (name, field) => [
    { name, type: 'integer', ...(field.default === undefined ? {} : { default: String(field.default) }) },
  ],
  sql: () => ({ json: (column) => column, parameter: 'bigint' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: orderedOperators,
  accept,
  fromText: (text, field, { locale }) => {
    const digits = typedDigits(text, locale);
    return digits === null ? refused('notInteger') : accept(Number(digits), field);
  },
  toText: String,
  sample: (n, { min = 1, max = Math.max(min, 1) + 99_999 }) => min + (n % (max - min + 1)),
};
