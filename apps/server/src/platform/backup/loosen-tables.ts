import type { ClientBase } from 'pg';
import { listTables, quote } from './institute-tables.ts';

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

const listForeignKeys = async (client: ClientBase, institute: string): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = to_regnamespace($1)`,
    [quote(institute)],
  );
  return rows;
};

const setTriggers = async (client: ClientBase, tables: readonly string[], state: string): Promise<void> => {
  for (const table of tables) await client.query(`alter table ${table} ${state} trigger user`);
};

/**
 * Empties the tables of an institute and fills them without depending on their order: foreign keys are dropped and
 * recreated afterwards, which validates each of them, and triggers are disabled, since their effects were saved as well.
 */
export const fillLoosened = async (
  client: ClientBase,
  institute: string,
  fill: () => Promise<void>,
): Promise<void> => {
  // Definitions name other schemas only when they are not on the path, so the path must contain nothing but the institute.
  await client.query(`set local search_path to ${quote(institute)}, public`);
  const schema = quote(institute);
  const tables = (await listTables(client, institute)).map(({ name }) => `${schema}.${quote(name)}`);
  const keys = await listForeignKeys(client, institute);
  for (const { table, name } of keys) {
    await client.query(`alter table ${schema}.${quote(table)} drop constraint ${quote(name)}`);
  }
  await setTriggers(client, tables, 'disable');
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`);
  await fill();
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${schema}.${quote(table)} add constraint ${quote(name)} ${definition}`);
  }
  await setTriggers(client, tables, 'enable');
};
