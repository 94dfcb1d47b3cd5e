import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { tarEntry } from '../archive/write-tar.ts';
import type { Hashes } from './hashes.ts';
import { listMigrations, listTables, quote, quoteAll } from './institute-tables.ts';
import type { TableColumns } from './institute-tables.ts';
import { tablePartPath } from './manifest.ts';
import type { SavedInstitute, SavedSequence, SavedTable } from './manifest.ts';

const partBytes = 4 * 1024 * 1024;

/** Collects a stream into parts of a known size. */
async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    size += piece.length;
    if (size < partBytes) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(pieces);
}

const countRows = async (client: ClientBase, table: string): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count ?? 0);
};

const listSequences = async (client: ClientBase, institute: string): Promise<SavedSequence[]> => {
  const { rows } = await client.query<SavedSequence>(
    `select sequencename as name, last_value::text as value
       from pg_sequences where schemaname = $1 and last_value is not null order by 1`,
    [institute],
  );
  return rows;
};

async function* saveTable(
  client: ClientBase,
  institute: string,
  { name, columns }: TableColumns,
  hashes: Hashes,
): AsyncGenerator<Buffer, SavedTable> {
  const table = `${quote(institute)}.${quote(name)}`;
  const stream = client.query(copyTo(`copy (select ${quoteAll(columns)} from ${table}) to stdout`));
  let part = 0;
  for await (const content of inParts(stream)) {
    const path = tablePartPath(institute, name, part);
    yield* tarEntry(path, content.length, hashes.of(path, [content]));
    part += 1;
  }
  return { name, columns, rows: await countRows(client, table) };
}

/** Writes all tables of an institute as the snapshot of the client's transaction sees them. */
export async function* saveInstitute(
  client: ClientBase,
  name: string,
  hashes: Hashes,
): AsyncGenerator<Buffer, SavedInstitute> {
  const migrations = await listMigrations(client, name);
  const tables: SavedTable[] = [];
  for (const table of await listTables(client, name))
    tables.push(yield* saveTable(client, name, table, hashes));
  return { name, migrations, tables, sequences: await listSequences(client, name) };
}
