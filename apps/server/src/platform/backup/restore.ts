import type { Client } from 'pg';
import { connect } from '../postgres/connect.ts';
import { hasRows, listInstitutes } from './institute-tables.ts';
import type { Manifest } from './manifest.ts';
import { checkArchive } from './open-archive.ts';
import { dropStagedFiles, placeFiles, removeOtherFiles, stageFiles } from './stage-files.ts';
import { dropReplaced, dropStaged, replaceInstitutes, stageInstitute } from './stage-institutes.ts';
import type { Migrate } from './stage-institutes.ts';

/** What is restored, and where. */
export type RestoreOptions = {
  readonly databaseUrl: string;
  /** Folder of the uploaded files; none when they are stored elsewhere. */
  readonly filesFolder: string | undefined;
  readonly archive: string;
  /** Replaces the content of the database. */
  readonly force: boolean;
  readonly migrate: Migrate;
  /** Called for each completed step, before the next one begins. */
  readonly reached?: (step: RestoreStep) => Promise<void>;
};

/** What a restore has done so far. */
export type RestoreStep = 'tables staged' | 'files staged' | 'files placed' | 'tables replaced';

const refuseWhenInUse = async (client: Client): Promise<void> => {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rowCount !== 0) throw new Error('The database is in use: stop the product first');
};

const refuseWhenFilled = async (client: Client): Promise<void> => {
  for (const institute of await listInstitutes(client)) {
    if (await hasRows(client, institute)) {
      throw new Error('The database is not empty: --force replaces everything in it');
    }
  }
};

const stageTables = async (
  client: Client,
  options: RestoreOptions,
  { institutes }: Manifest,
): Promise<void> => {
  for (const institute of institutes) {
    await stageInstitute(client, options.archive, institute, options.migrate);
  }
};

/**
 * Files are put in place before the tables and nothing is removed until then: at every moment the valid rows find their
 * files. A kill leaves behind only bytes that no row knows, which `health` reports.
 */
const replaceAll = async (client: Client, options: RestoreOptions, manifest: Manifest): Promise<void> => {
  const { filesFolder: folder, archive, reached = () => Promise.resolve() } = options;
  let files: ReadonlySet<string> = new Set();
  try {
    await stageTables(client, options, manifest);
    await reached('tables staged');
    if (folder !== undefined) files = await stageFiles(archive, folder);
    await reached('files staged');
    if (folder !== undefined) await placeFiles(folder, files);
    await reached('files placed');
    await replaceInstitutes(client, manifest.institutes);
  } catch (error) {
    await dropStaged(client, manifest.institutes).catch(() => undefined);
    if (folder !== undefined) await dropStagedFiles(folder);
    throw error;
  }
  await reached('tables replaced');
  await dropReplaced(client);
  if (folder !== undefined) await removeOtherFiles(folder, files);
};

/**
 * Replaces database and files by the content of an archive. The archive is first read to its end and verified, then
 * everything is built next to what exists and swapped with it in one step: whatever fails, even a kill at any moment,
 * leaves either the old state or the new one, each with its files.
 */
export const restore = async (options: RestoreOptions): Promise<Manifest> => {
  const manifest = await checkArchive(options.archive);
  const client = await connect(options.databaseUrl);
  try {
    await refuseWhenInUse(client);
    if (!options.force) await refuseWhenFilled(client);
    await replaceAll(client, options, manifest);
    return manifest;
  } finally {
    await client.end();
  }
};
