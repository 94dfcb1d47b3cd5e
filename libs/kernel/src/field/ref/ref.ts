import { refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { acceptId } from '../record-id.ts';
import { snakeCase } from '../../naming/case.ts';

/** One record of another resource, by id. */
export const ref: FieldType<'ref'> = {
  type: 'ref',
  columns: (name, { to, onDelete = 'restrict' }) => [
    { name: `${name}_id`, type: 'bigint', references: { table: snakeCase(to), onDelete } },
  ],
  sql: () => ({ json: (column) => column, parameter: 'bigint' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'in', 'nin', 'empty'],
  accept: acceptId,
  // Words for a record are looked up by the import, which knows the other rows.
  fromText: (text) => (/^\d+$/.test(text.trim()) ? acceptId(text.trim()) : refused('reference')),
  toText: (value) => (value == null ? '' : String(value)),
  sample: () => undefined,
};
