import type { TableSpec } from '@school/kernel';
import { EntitySchema } from 'typeorm';
import type { ColumnType, EntitySchemaColumnOptions } from 'typeorm';
import { planTable } from './plan.ts';
import type { PlannedColumn, PlannedTable } from './plan.ts';

/** A row as TypeORM gives it: `joining_date` is `joiningDate`, references are ids, exact numbers are strings. */
export type EntityRow = Record<string, unknown>;

const propertyOf = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `numeric(15,2)` -> `numeric`, `text[]` -> `text`; the length is the table's business alone. */
const typeOf = (type: string): ColumnType => type.replace(/\(.*\)|\[\]$/g, '') as ColumnType;

/** Columns of the primary key; none for tables whose rows are known by nothing. */
const keyOf = ({ constraints }: PlannedTable): ReadonlySet<string> => {
  const sql = constraints.find(({ kind }) => kind === 'primary')?.sql ?? '';
  return new Set([...(/\((.*)\)/.exec(sql)?.[1] ?? '').matchAll(/[a-z_][a-z0-9_]*/g)].map(([name]) => name));
};

const columnOf = (column: PlannedColumn, isKey: boolean): EntitySchemaColumnOptions => ({
  name: column.name,
  type: typeOf(column.type),
  nullable: !column.notNull,
  array: column.type.endsWith('[]'),
  primary: isKey,
  ...(column.identity ? { generated: 'increment' as const } : {}),
  ...(column.default === undefined ? {} : { default: () => column.default }),
  ...(column.name === 'version' && column.type === 'integer' ? { version: true } : {}),
});

const entityOf = (table: PlannedTable): EntitySchema<EntityRow> => {
  const key = keyOf(table);
  return new EntitySchema<EntityRow>({
    name: table.name,
    tableName: table.name,
    columns: Object.fromEntries(
      table.columns.map((column) => [propertyOf(column.name), columnOf(column, key.has(column.name))]),
    ),
  });
};

/** TypeORM's view of the tables that have a primary key, for modules that are written by hand. */
export const entitiesOf = (tables: readonly TableSpec[]): readonly EntitySchema<EntityRow>[] =>
  tables
    .map(planTable)
    .filter((table) => keyOf(table).size > 0)
    .map(entityOf);
