import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

const accept: FieldType<'colour'>['accept'] = (value) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value.trim())
    ? accepted(value.trim().toLowerCase())
    : refused('colour');

/** A colour as `#rrggbb`. */
export const colour: FieldType<'colour'> = {
  type: 'colour',
  columns: (name) => [{ name, type: 'character varying(7)' }],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: false,
  operators: ['eq', 'ne', 'in', 'nin', 'empty'],
  accept,
  fromText: accept,
  toText: (value) => String(value ?? ''),
  sample: (n) => `#${(n % 0xffffff).toString(16).padStart(6, '0')}`,
};
