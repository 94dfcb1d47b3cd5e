import type { ClientBase } from 'pg';

/** Table of the migrations that were run in an institute's schema; it is recreated, not copied. */
export const migrationTable = 'migration';

/** A table with its stored columns, without those that PostgreSQL computes. */
export type TableColumns = { readonly name: string; readonly columns: readonly string[] };

const texts = async (client: ClientBase, text: string, values: readonly string[] = []): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(text, [...values]);
  return rows.map(({ name }) => name);
};

/** Suffix of the schemas in which a restore builds the replacement of an institute. */
export const stagingSuffix = '_restoring';

/** Suffix of the schemas that a restore has replaced and not dropped yet. */
export const replacedSuffix = '-replaced';

/** Schemas of institutes: those that contain the migrations table, without remains of a killed restore. */
export const listInstitutes = async (client: ClientBase): Promise<string[]> => {
  const sql = 'select schemaname as name from pg_tables where tablename = $1 order by 1';
  return (await texts(client, sql, [migrationTable])).filter(
    (name) => !name.endsWith(stagingSuffix) && !name.endsWith(replacedSuffix),
  );
};

/** Names of the migrations that were run, in order. */
export const listMigrations = (client: ClientBase, institute: string): Promise<string[]> =>
  texts(client, `select name from ${quote(institute)}.${quote(migrationTable)} order by id`);

/** All tables of an institute except the migrations table. */
export const listTables = async (client: ClientBase, institute: string): Promise<TableColumns[]> => {
  const { rows } = await client.query<TableColumns>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = to_regnamespace($1)
        and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $2
      group by c.relname order by c.relname`,
    [quote(institute), migrationTable],
  );
  return rows;
};

/** Whether any table of an institute has a row. */
export const hasRows = async (client: ClientBase, institute: string): Promise<boolean> => {
  for (const { name } of await listTables(client, institute)) {
    const { rowCount } = await client.query(`select 1 from ${quote(institute)}.${quote(name)} limit 1`);
    if (rowCount !== 0) return true;
  }
  return false;
};

/** A name as an SQL identifier. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The columns of a table as an SQL list. */
export const quoteAll = (names: readonly string[]): string => names.map(quote).join(', ');
