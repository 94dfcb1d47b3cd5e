import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import { snakeCase } from '../../naming/case.ts';
import type { FieldType } from '../field-type.ts';
import { memberOperators } from '../operators.ts';
import { isIdentifier } from './identifier.ts';

const accept = (value: unknown): Accepted<number> => {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return isIdentifier(id) ? accepted(id) : refused('notReference');
};

/** One record of another resource, by id. Words for it are looked up by whoever knows the other rows. */
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
  fromText: (text) => accept(text.trim()),
  toText: String,
  sample: () => undefined,
};
