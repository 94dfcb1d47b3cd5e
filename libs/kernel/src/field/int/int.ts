import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { IntField } from '../definition.ts';
import { digitsOf, typedDigits } from '../exact/exact-number.ts';
import type { FieldType } from '../field-type.ts';
import { orderedOperators } from '../operators.ts';

const largest = 2_147_483_647;

const accept = (value: unknown, { min = -largest, max = largest }: IntField): Accepted<number> => {
  const digits = digitsOf(value);
  const number = digits === null ? Number.NaN : Number(digits);
  if (!Number.isInteger(number) || Math.abs(number) > largest) return refused('notWhole');
  if (number < min) return refused('min', { min });
  return number > max ? refused('max', { max }) : accepted(number);
};

/** A whole number of 32 bits. */
export const int: FieldType<'int'> = {
  type: 'int',
  kind: () => 'number',
  columns: (name, field) => [
    { name, type: 'integer', ...(field.default === undefined ? {} : { default: String(field.default) }) },
  ],
  sql: () => ({ json: (column) => column, parameter: 'numeric' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: orderedOperators,
  accept,
  fromText: (text, field, { locale }) => accept(typedDigits(text, locale), field),
  toText: String,
  sample: (n, { min = 0, max = largest }) => min + (n % (max - min + 1)),
};
