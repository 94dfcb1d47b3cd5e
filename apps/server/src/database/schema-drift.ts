import { quoteText } from '@school/kernel';
import type { TableSpec } from '@school/kernel';
import { Client } from 'pg';

const shownAddresses = 3;

const wantedAddresses = (tables: readonly TableSpec[]): readonly string[] =>
  tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));

/**
 * Columns (`table.column`) that the definitions require and no migration has created: a definition was changed and its
 * migration not written yet. Every call that touches one of them would fail.
 * @param url a migrated database
 * @param institute schema of the institute to check
 */
export const missingColumns = async (
  url: string,
  institute: string,
  tables: readonly TableSpec[],
): Promise<readonly string[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ address: string }>(
      `select c.relname || '.' || a.attname as address from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = to_regnamespace(${quoteText(institute)}) and c.relkind in ('r', 'p')`,
    );
    const there = new Set(rows.map(({ address }) => address));
    return wantedAddresses(tables).filter((address) => !there.has(address));
  } finally {
    await client.end();
  }
};

/** One line that names what is missing and the command that fixes it. */
export const driftMessage = (missing: readonly string[]): string => {
  const rest = missing.length - shownAddresses;
  const named = missing.slice(0, shownAddresses).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return `The database lacks ${named}: run "npm run migrate:make -- <what it does>", then start again`;
};
