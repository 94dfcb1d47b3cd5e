import { quoteName } from '@school/kernel';
import type { TableSpec } from '@school/kernel';
import { Client } from 'pg';
import { compareDescribed, compareSchema, describeTables } from '../engine/schema/compare.ts';
import type { DescribedTables } from '../engine/schema/compare.ts';
import type { Part, Permission } from '../engine/schema/diff-columns.ts';
import { statementsOf } from '../engine/schema/statements.ts';
import type { Statements } from '../engine/schema/statements.ts';
import { migrate, migrationTable } from './migrate.ts';
import type { MigrationClass } from './migration-class.ts';

/** Schema of the scratch database; its name appears in no statement. */
const institute = 'main';

/** What a migration must do; without statements there is nothing to do. */
export interface Draft extends Pick<Part, 'refused' | 'leftBehind' | 'leftEarlier'> {
  readonly statements?: Statements;
}

const inSchema = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET search_path TO ${quoteName(institute)}, public`);
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The difference between a migrated schema and the wanted tables. */
export const differenceOf = (
  url: string,
  tables: readonly TableSpec[],
  permission?: Permission,
): Promise<Part> => inSchema(url, (client) => compareSchema(client, tables, [migrationTable], permission));

const assertComplete = async (client: Client, described: DescribedTables, sql: Statements): Promise<void> => {
  await client.query(sql.up.join(';\n'));
  const rest = await compareDescribed(client, described, [migrationTable]);
  if (rest.steps.length > 0) {
    const kinds = rest.steps.map((step) => step.kind).join(', ');
    throw new Error(`After the migration the tables would still differ (${kinds}); no file was written.`);
  }
};

/**
 * Derives the next migration: applies the existing ones to an empty database, compares it with the wanted tables, and tries
 * out the statements.
 * @param url an empty database that may be changed
 */
export const draftMigration = async (
  url: string,
  tables: readonly TableSpec[],
  classes: readonly MigrationClass[],
  permission: Permission,
): Promise<Draft> => {
  await migrate(url, institute, classes);
  return inSchema(url, async (client) => {
    const described = await describeTables(client, tables);
    const { steps, ...left } = await compareDescribed(client, described, [migrationTable], permission);
    if (left.refused.length > 0 || steps.length === 0) return left;
    const statements = statementsOf(steps);
    await assertComplete(client, described, statements);
    return { ...left, statements };
  });
};
