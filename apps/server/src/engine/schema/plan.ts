import { quoteName, schemaName, shortHash } from '@school/kernel';
import type { ColumnSpec, IndexSpec, TableSpec } from '@school/kernel';
import { assertName } from './assert-name.ts';
import type { ConstraintKind } from './state.ts';

/** A table as it should be, with every name settled and every clause as SQL. */
export interface PlannedTable {
  readonly name: string;
  readonly was?: string;
  readonly columns: readonly PlannedColumn[];
  readonly constraints: readonly PlannedConstraint[];
  readonly indexes: readonly PlannedIndex[];
  readonly appendOnly: boolean;
}
export interface PlannedColumn {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly identity: boolean;
  readonly default?: string;
  readonly was?: string;
}
export interface PlannedConstraint {
  readonly name: string;
  readonly kind: ConstraintKind;
  /** `CHECK (…)`, `FOREIGN KEY (…) REFERENCES …`. */
  readonly sql: string;
  /** The condition of a check. */
  readonly condition?: string;
  /** The only column of a check or foreign key. */
  readonly column?: string;
  /** Table that a foreign key points to. */
  readonly target?: string;
}
export interface PlannedIndex {
  readonly name: string;
  readonly unique: boolean;
  /** Quoted columns or expressions. */
  readonly on: readonly string[];
  readonly method: string;
  readonly where?: string;
}

const deleteRules = { restrict: '', clear: ' ON DELETE SET NULL', cascade: ' ON DELETE CASCADE' } as const;

/** A number assigned by the database: the key of every table that has a numeric `id` of its own. */
const isIdentity = ({ name, type, default: value, references }: ColumnSpec): boolean =>
  /^generated .* as identity$/i.test(value ?? '') ||
  (name === 'id' && !value && !references && /^(bigint|integer)$/.test(type));

const planColumn = (column: ColumnSpec): PlannedColumn => {
  const identity = isIdentity(column);
  assertName(column.name);
  return {
    name: column.name,
    type: column.type,
    notNull: identity || (column.notNull ?? false),
    identity,
    ...(column.default !== undefined && !identity ? { default: column.default } : {}),
    ...(column.was ? { was: column.was } : {}),
  };
};

const checkOf = (name: string, condition: string, column?: string): PlannedConstraint => ({
  name,
  kind: 'check',
  sql: `CHECK (${condition})`,
  condition,
  ...(column ? { column } : {}),
});

const ofColumn = (table: string, { name, check, references }: ColumnSpec): PlannedConstraint[] => [
  ...(check ? [checkOf(schemaName(table, name, 'check', shortHash(check)), check, name)] : []),
  ...(references
    ? [
        {
          name: schemaName(table, name, 'fkey'),
          kind: 'foreign' as const,
          sql: `FOREIGN KEY (${quoteName(name)}) REFERENCES ${quoteName(references.table)} ("id")${deleteRules[references.onDelete]}`,
          column: name,
          target: references.table,
        },
      ]
    : []),
];

const kindOf = (sql: string): ConstraintKind => {
  const start = sql.trim().toUpperCase();
  if (start.startsWith('PRIMARY KEY')) return 'primary';
  if (start.startsWith('UNIQUE')) return 'unique';
  if (start.startsWith('EXCLUDE')) return 'exclude';
  if (start.startsWith('FOREIGN KEY')) return 'foreign';
  if (start.startsWith('CHECK')) return 'check';
  throw new Error(`"${sql}" is no constraint: it starts with none of their keywords`);
};

/** A table that names no primary key and has an `id` is identified by it. */
const primaryKey = ({ name, columns, constraints = [] }: TableSpec): PlannedConstraint[] =>
  constraints.some(({ sql }) => kindOf(sql) === 'primary') || !columns.some((column) => column.name === 'id')
    ? []
    : [{ name: schemaName(name, 'pkey'), kind: 'primary', sql: 'PRIMARY KEY ("id")' }];

const planIndex = (index: IndexSpec, columns: ReadonlySet<string>): PlannedIndex => ({
  name: index.name,
  unique: index.unique ?? false,
  on: index.on.map((part) => (columns.has(part) ? quoteName(part) : part)),
  method: index.method ?? 'btree',
  ...(index.where ? { where: index.where } : {}),
});

/** Settles names and clauses of a table. @throws Error for names PostgreSQL would truncate or constraints it cannot have */
export const planTable = (table: TableSpec): PlannedTable => {
  assertName(table.name);
  const columns = new Set(table.columns.map(({ name }) => name));
  return {
    name: table.name,
    ...(table.was ? { was: table.was } : {}),
    columns: table.columns.map(planColumn),
    constraints: [
      ...primaryKey(table),
      ...(table.constraints ?? []).map(({ name, sql }) => ({ name, sql, kind: kindOf(sql) })),
      ...table.columns.flatMap((column) => ofColumn(table.name, column)),
      ...table.checks.map(({ name, sql }) => checkOf(name, sql)),
    ],
    indexes: table.indexes.map((index) => planIndex(index, columns)),
    appendOnly: table.appendOnly ?? false,
  };
};
