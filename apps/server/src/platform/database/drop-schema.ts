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
  for (;;) {
    const { rows } = await client.query<{ tables: string | null }>(
      `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
       from (select schemaname, tablename from pg_tables where schemaname = $1 limit $2) t`,
      [schema, tablesAtOnce],
    );
    const tables = rows[0]?.tables ?? null;
    if (tables === null) break;
    await client.query(`drop table ${tables} cascade`);
  }
  await client.query(`drop schema if exists ${quote(schema)} cascade`);
};
