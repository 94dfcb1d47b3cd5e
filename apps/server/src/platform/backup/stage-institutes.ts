import type { ClientBase } from 'pg';
import { listInstitutes, quote, stagingSuffix } from './institute-tables.ts';
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
  await client.query(`drop schema if exists ${quote(staged.name)} cascade`);
  await migrate(staged.name, saved.migrations);
  await inTransaction(client, async () => {
    await fillLoosened(client, staged.name, () => loadTables(client, archive, saved, staged));
    await setSequences(client, staged);
    await checkRowCounts(client, staged);
  });
  await migrate(staged.name);
};

/** Replaces all other institutes by the staged ones, in one atomic step. */
export const replaceInstitutes = (client: ClientBase, saved: readonly SavedInstitute[]): Promise<void> =>
  inTransaction(client, async () => {
    for (const name of await listInstitutes(client)) await client.query(`drop schema ${quote(name)} cascade`);
    await client.query(`drop schema if exists ${jobSchema} cascade`);
    for (const { name } of saved) {
      await client.query(`alter schema ${quote(name + stagingSuffix)} rename to ${quote(name)}`);
    }
  });

/** Removes staged institutes that are no longer wanted. */
export const dropStaged = async (client: ClientBase, saved: readonly SavedInstitute[]): Promise<void> => {
  for (const { name } of saved)
    await client.query(`drop schema if exists ${quote(name + stagingSuffix)} cascade`);
};
