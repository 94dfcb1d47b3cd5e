import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { isIdentifier } from '../ref/identifier.ts';

/** The table that records every stored file. */
export const fileTable = 'stored_file';

/** The id of an uploaded file, or the file as returned in a row. Type and size are checked by the server. */
const accept = (value: unknown): Accepted<number> => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return isIdentifier(id) ? accepted(id) : refused('notFile');
};

export const fileType = <T extends 'file' | 'image'>(type: T): FieldType<T> => ({
  type,
  kind: () => 'number',
  columns: (name) => [
    { name: `${name}_id`, type: 'bigint', references: { table: fileTable, onDelete: 'restrict' } },
  ],
  sql: () => ({ json: (column) => column, parameter: 'bigint' }),
  derived: false,
  risky: true,
  sortable: false,
  operators: ['empty'],
  accept,
  fromText: () => refused('notFile'),
  toText: (value) =>
    typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value),
  sample: (n) => n + 1,
});
