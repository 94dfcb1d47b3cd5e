import { quoteName } from '@school/kernel';
import type { TableSpec } from '@school/kernel';
import type { ClientBase } from 'pg';
import { diffSchema } from './diff.ts';
import type { Part, Permission } from './diff-columns.ts';
import { introspect } from './introspect.ts';
import { planTable } from './plan.ts';
import type { PlannedTable } from './plan.ts';
import type { SchemaState } from './state.ts';
import { statementsOf } from './statements.ts';

/** Exists only inside a transaction that is always rolled back. */
const draftSchema = 'school_draft';

const nothingThere: SchemaState = new Map();

/** How PostgreSQL itself would describe a table with these names, as far as the order of the steps requires it. */
const asNamed = ({ name, constraints, indexes, appendOnly }: PlannedTable): SchemaState =>
  new Map([
    [
      name,
      {
        name,
        columns: [],
        constraints: constraints.map((item) => ({ name: item.name, kind: item.kind, definition: item.sql })),
        indexes: indexes.map((item) => ({ name: item.name, unique: item.unique, definition: item.name })),
        appendOnly,
        leftBehind: false,
      },
    ],
  ]);

const createAll = (wanted: readonly PlannedTable[]): string => {
  const canonical = new Map(wanted.flatMap((table) => [...asNamed(table)]));
  const { steps } = diffSchema({ wanted, canonical, there: nothingThere });
  return statementsOf(steps).up.join(';\n');
};

/** Creates the tables in a draft schema and reads them back, which yields every expression in PostgreSQL's own words. */
const canonicalise = async (client: ClientBase, wanted: readonly PlannedTable[]): Promise<SchemaState> => {
  await client.query('BEGIN');
  try {
    await client.query(`CREATE SCHEMA ${quoteName(draftSchema)}`);
    await client.query(`SET LOCAL search_path TO ${quoteName(draftSchema)}, public`);
    await client.query(createAll(wanted));
    return await introspect(client);
  } finally {
    await client.query('ROLLBACK');
  }
};

/** Wanted tables, together with PostgreSQL's own description of them. */
export interface DescribedTables {
  readonly wanted: readonly PlannedTable[];
  readonly canonical: SchemaState;
}

/**
 * Has PostgreSQL describe the wanted tables, which takes it seconds for a thousand of them.
 * @param client a connection that must not be inside a transaction and may create schemas
 */
export const describeTables = async (
  client: ClientBase,
  tables: readonly TableSpec[],
): Promise<DescribedTables> => {
  const wanted = tables.map(planTable);
  return { wanted, canonical: await canonicalise(client, wanted) };
};

/**
 * Compares described tables with the current schema of a connection.
 * @param except tables that belong to neither side, such as that of the migrations
 */
export const compareDescribed = async (
  client: ClientBase,
  described: DescribedTables,
  except: readonly string[] = [],
  permission?: Permission,
): Promise<Part> => {
  const there = await introspect(client, except);
  return diffSchema({ ...described, there, ...(permission ? { permission } : {}) });
};

/** Describes the wanted tables and compares them at once, on one connection. */
export const compareSchema = async (
  client: ClientBase,
  tables: readonly TableSpec[],
  except: readonly string[] = [],
  permission?: Permission,
): Promise<Part> => compareDescribed(client, await describeTables(client, tables), except, permission);
