import { acceptExact, exactFromText } from '../exact-number.ts';
import type { FieldType } from '../field-type.ts';
import type { PercentField } from '../definition.ts';

const scaleOf = ({ scale = 4 }: PercentField): number => scale;

const accept: FieldType<'percent'>['accept'] = (value, field: PercentField) =>
  acceptExact(value, { scale: scaleOf(field), min: field.min, max: field.max });

/** A share of a hundred, up to four decimals. */
export const percent: FieldType<'percent'> = {
  type: 'percent',
  columns: (name) => [{ name, type: 'numeric(9,4)', check: `"${name}" <> 'NaN'` }],
  sql: () => ({ json: (column) => `${column}::text`, parameter: 'numeric' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'in', 'nin', 'gt', 'gte', 'lt', 'lte', 'empty'],
  accept,
  fromText: (text, field, context) => accept(exactFromText(text), field, context),
  toText: (value) => (value == null ? '' : String(value)),
  sample: (n, { min = '0', max = '99999' }) => {
    const span = Math.max(1, Math.floor(Number(max) - Math.ceil(Number(min))));
    return String(Math.ceil(Number(min)) + (n % (span + 1)));
  },
};
