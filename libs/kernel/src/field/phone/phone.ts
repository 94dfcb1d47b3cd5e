import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { acceptText } from '../plain-text.ts';

const accept: FieldType<'phone'>['accept'] = (value, { max = 25 }) => {
  const checked = acceptText(value, { max });
  if (!checked.ok) return checked;
  if (checked.value === '') return accepted(null);
  const digits = checked.value.replace(/\D/g, '').length;
  const plausible = /^\+?[\d\s().\-/]+$/.test(checked.value) && digits >= 4 && digits <= 15;
  return plausible ? accepted(checked.value.replace(/\s+/g, ' ')) : refused('phone');
};

export const phone: FieldType<'phone'> = {
  type: 'phone',
  columns: (name, { max = 25 }) => [{ name, type: `character varying(${max})` }],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: false,
  risky: true,
  sortable: false,
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'starts', 'empty'],
  accept,
  fromText: accept,
  toText: (value) => String(value ?? ''),
  sample: (n) => `+92 300 ${String(1_000_000 + (n % 8_000_000))}`,
};
