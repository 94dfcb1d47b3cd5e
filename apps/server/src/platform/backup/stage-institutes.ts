import type { ClientBase } from 'pg';
import { dropSchema } from '../database/drop-schema.ts';
import { listInstitutes, quote, replacedSuffix, stagingSuffix } from './institute-tables.ts';
import { TableLoader, checkRowCounts, setSequences } from './load-tables.ts';
import { fillLoosened } from './loosen-tables.ts';
import { entryKind } from './manifest.ts';
import type { SavedInstitute } from './manifest.ts';
import { openArchive } from './open-archive.ts';

/** Creates the schema of an institute with the named migrations, or with all of them. */
export type Migrate = (institute: string, names?: readonly string[]) => Promise<void>;

/**
 * Schema of the job queue: what is waiting there belongs to the data being replaced, and the queue recreates its schema by
 * itself.
 */
const jobSchema = 'pgboss';

const loadTables = async (
  client: ClientBase,
  archive: string,
  from: SavedInstitute,
  into: SavedInstitute,
): Promise<void> => {
  const loader = new TableLoader(client, into);
  for await (const entry of openArchive(archive)) {
    const kind = entryKind(entry.path);
    if (kind.kind === 'table' && kind.institute === from.name) await loader.add(kind.table, entry.content());
  }
  await loader.end();
};

const inTransaction = async (client: ClientBase, work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/**
 * Builds an institute in a schema next to its final one. The tables are first made as old as the archive; later migrations
 * then find the rows they are meant for.
 */
export const stageInstitute = async (
  client: ClientBase,
  archive: string,
  saved: SavedInstitute,
  migrate: Migrate,
): Promise<void> => {
  const staged = { ...saved, name: `${saved.name}${stagingSuffix}` };
  await dropSchema(client, staged.name);
  await migrate(staged.name, saved.migrations);
  await inTransaction(client, async () => {
    await fillLoosened(client, staged.name, () => loadTables(client, archive, saved, staged));
    await setSequences(client, staged);
    await checkRowCounts(client, staged);
  });
  await migrate(staged.name);
};

/** Drops what restores have replaced; it takes several steps, and after a kill the rest goes with the next restore. */
export const dropReplaced = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where right(nspname, $1) = $2',
    [replacedSuffix.length, replacedSuffix],
  );
  for (const { name } of rows) await dropSchema(client, name);
};

/** Replaces all other institutes by the staged ones, in one atomic step; those replaced remain until `dropReplaced`. */
export const replaceInstitutes = async (
  client: ClientBase,
  saved: readonly SavedInstitute[],
): Promise<void> => {
  await dropReplaced(client);
  await inTransaction(client, async () => {
    for (const name of await listInstitutes(client))
      await client.query(`alter schema ${quote(name)} rename to ${quote(name + replacedSuffix)}`);
    await client.query(`drop schema if exists ${jobSchema} cascade`);
    for (const { name } of saved) {
      await client.query(`alter schema ${quote(name + stagingSuffix)} rename to ${quote(name)}`);
    }
  });
};

/** Removes staged institutes that are no longer wanted. */
export const dropStaged = async (client: ClientBase, saved: readonly SavedInstitute[]): Promise<void> => {
  for (const { name } of saved) await dropSchema(client, name + stagingSuffix);
};
