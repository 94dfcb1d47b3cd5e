import type { Database } from '../database/database.ts';
import { mainInstitute } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

/** Paths looked up at a time. */
const batch = 2_000;

/** Schemas with files, including branches that are being set up or restored. */
const schemasWithFiles = async (database: Database): Promise<readonly string[]> => {
  const rows = await database.of(mainInstitute).query<{ schemaname: string }>({
    text: `select schemaname from pg_tables where tablename = 'stored_file' order by schemaname`,
  });
  return rows.map(({ schemaname }) => schemaname);
};

const withoutRow = async (
  database: Database,
  schemas: readonly string[],
  paths: readonly string[],
): Promise<readonly string[]> => {
  const lost = new Set(paths);
  for (const schema of schemas) {
    const rows = await database.of(schema).query<{ path: string }>({
      text: 'select path from stored_file where path = any($1::text[])',
      values: [[...lost]],
    });
    for (const { path } of rows) lost.delete(path);
  }
  return [...lost];
};

/**
 * Bytes that no institute knows of: a process ended between storing them and writing their row, or between removing the row
 * and the bytes. They do no harm but take up space. More recent ones may belong to a write in progress.
 */
export async function* lostFiles(database: Database, store: FileStore, before: Date): AsyncIterable<string> {
  const schemas = await schemasWithFiles(database);
  let paths: string[] = [];
  for await (const path of store.list(before)) {
    paths.push(path);
    if (paths.length < batch) continue;
    yield* await withoutRow(database, schemas, paths);
    paths = [];
  }
  if (paths.length > 0) yield* await withoutRow(database, schemas, paths);
}
