import type { ClientBase } from 'pg';

/** Tables that are dropped in one transaction. */
const tablesAtOnce = 20;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Drops a schema, if it exists, by its tables. PostgreSQL locks whatever goes until the end of the transaction, and has no
 * room for the locks of all tables of the product with their indexes. A client in a transaction must not call it; if it is
 * cut off, calling it again drops the rest.
 */
export const dropSchema = async (client: ClientBase, schema: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1`,
    [schema],
  );
  for (let from = 0; from < rows.length; from += tablesAtOnce) {
    const names = rows.slice(from, from + tablesAtOnce).map(({ name }) => name);
    // A partition has gone with its table.
    await client.query(`drop table if exists ${names.join(', ')} cascade`);
  }
  await client.query(`drop schema if exists ${quote(schema)} cascade`);
};
