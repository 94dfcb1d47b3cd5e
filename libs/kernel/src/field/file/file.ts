import type { FieldType } from '../field-type.ts';
import { acceptId } from '../record-id.ts';
import { refused } from '../../problem/problem.ts';

const idOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'id' in value ? value.id : value;

/** A stored file, by id; the content is checked when it is uploaded. */
export const file: FieldType<'file'> = {
  type: 'file',
  columns: (name) => [
    { name: `${name}_id`, type: 'bigint', references: { table: 'stored_file', onDelete: 'restrict' } },
  ],
  sql: () => ({
    json: (column) =>
      `(SELECT json_build_object('id', sf.id, 'name', sf.name, 'type', sf.type, 'size', sf.size) FROM stored_file sf WHERE sf.id = ${column})`,
    parameter: 'bigint',
  }),
  derived: false,
  risky: true,
  sortable: false,
  operators: ['empty'],
  accept: (value) => acceptId(idOf(value)),
  fromText: () => refused('notImportable'),
  toText: (value) =>
    value !== null && typeof value === 'object' && 'name' in value ? String(value.name) : '',
  sample: () => undefined,
};
