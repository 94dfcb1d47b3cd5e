import { acceptExact, exactFromText } from '../exact-number.ts';
import type { FieldType } from '../field-type.ts';
import type { DecimalField } from '../definition.ts';

const scaleOf = ({ scale = 2 }: DecimalField): number => scale;

const accept: FieldType<'decimal'>['accept'] = (value, field: DecimalField) =>
  acceptExact(value, { scale: scaleOf(field), min: field.min, max: field.max });

/** An exact number with a fixed count of decimals. */
export const decimal: FieldType<'decimal'> = {
  type: 'decimal',
  columns: (name, field) => [
    { name, type: `numeric(${field.precision ?? 15},${scaleOf(field)})`, check: `"${name}" <> 'NaN'` },
  ],
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
