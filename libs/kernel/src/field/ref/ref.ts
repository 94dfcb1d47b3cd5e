import { snakeCase } from '../../naming/case.ts';
import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { memberOperators } from '../operators.ts';
import { isIdentifier } from './identifier.ts';

const accept = (value: unknown): Accepted<number> =>
  isIdentifier(value) ? accepted(value) : refused('notReference');

/** The id of a row of another resource. The server checks whether the row exists and may be seen. */
export const ref: FieldType<'ref'> = {
  type: 'ref',
  kind: () => 'number',
  columns: (name, { to, onDelete = 'restrict' }) => [
    { name: `${name}_id`, type: 'bigint', references: { table: snakeCase(to), onDelete } },
  ],
  sql: () => ({ json: (column) => column, parameter: 'bigint' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: memberOperators,
  accept,
  /** Ids only; names are looked up by the import, which knows the other table. */
  fromText: (text) => accept(/^\d+$/.test(text.trim()) ? Number(text) : null),
  toText: String,
  sample: (n) => n + 1,
};
