import { schemaName, shortHash } from '@school/kernel';
import type { ColumnSpec, IndexSpec, TableSpec } from '@school/kernel';

/* Parts of tables that no definition of the catalogue describes. */

type Rest = Omit<ColumnSpec, 'name' | 'type' | 'notNull'>;

export const always = (name: string, type: string, rest: Rest = {}): ColumnSpec => ({
  name,
  type,
  notNull: true,
  ...rest,
});
export const maybe = (name: string, type: string, rest: Rest = {}): ColumnSpec => ({ name, type, ...rest });

export const moment = 'timestamp with time zone';
export const text = (length: number): string => `character varying(${length})`;
export const id = always('id', 'bigint');
export const createdAt = always('created_at', moment, { default: 'now()' });
export const oneOf = (name: string, values: readonly string[]): string =>
  `${name} IN (${values.map((value) => `'${value}'`).join(', ')})`;
/** The account is deleted, along with what belongs to it alone. */
export const ofUser = always('user_id', 'bigint', { references: { table: 'user', onDelete: 'cascade' } });

interface Extras {
  readonly indexes?: readonly Omit<IndexSpec, 'name'>[];
  readonly checks?: readonly string[];
  readonly primaryKey?: string;
  readonly appendOnly?: boolean;
}

export const table = (name: string, columns: readonly ColumnSpec[], extras: Extras = {}): TableSpec => ({
  name,
  columns,
  indexes: (extras.indexes ?? []).map((index) => ({
    ...index,
    name: schemaName(
      name,
      ...index.on.map((part) => part.replaceAll(/\W+/g, '_')),
      index.unique ? 'key' : 'idx',
    ),
  })),
  checks: (extras.checks ?? []).map((sql) => ({ name: schemaName(name, 'check', shortHash(sql)), sql })),
  ...(extras.primaryKey
    ? { constraints: [{ name: schemaName(name, 'pkey'), sql: `PRIMARY KEY (${extras.primaryKey})` }] }
    : {}),
  ...(extras.appendOnly ? { appendOnly: true } : {}),
});
