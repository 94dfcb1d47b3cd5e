import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

const yes = new Set(['true', 'yes', 'y', '1', 'x', 'on', 'active']);
const no = new Set(['false', 'no', 'n', '0', 'off', 'inactive']);

/** Yes or no; never without a value. */
export const flag: FieldType<'flag'> = {
  type: 'flag',
  kind: () => 'flag',
  columns: (name, field) => [
    { name, type: 'boolean', notNull: true, default: String(field.default ?? false) },
  ],
  sql: () => ({ json: (column) => column, parameter: 'boolean' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne'],
  accept: (value) => (typeof value === 'boolean' ? accepted(value) : refused('notFlag')),
  fromText: (text) => {
    const word = text.trim().toLowerCase();
    return yes.has(word) ? accepted(true) : no.has(word) ? accepted(false) : refused('notFlag');
  },
  toText: (value) => (value === true ? 'Yes' : 'No'),
  sample: (n) => n % 2 === 0,
};
