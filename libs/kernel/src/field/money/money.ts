import { acceptExact, exactFromText } from '../exact-number.ts';
import type { FieldType } from '../field-type.ts';
import type { MoneyField } from '../definition.ts';

const scaleOf = ({ scale = 2 }: MoneyField): number => scale;

const accept: FieldType<'money'>['accept'] = (value, field: MoneyField) =>
  acceptExact(value, { scale: scaleOf(field), min: field.min, max: field.max });

/** An amount in the currency of the institution, two decimals, as a string on the wire. */
export const money: FieldType<'money'> = {
  type: 'money',
  columns: (name) => [{ name, type: 'numeric(15,2)', check: `"${name}" <> 'NaN'` }],
  sql: () => ({ json: (column) => `${column}::text`, parameter: 'numeric' }),
  derived: false,
  risky: true,
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
