import type { Client } from 'pg';
import { connect } from '../postgres/connect.ts';
import { hasRows, listInstitutes } from './institute-tables.ts';
import type { Manifest } from './manifest.ts';
import { checkArchive } from './open-archive.ts';
import { dropStagedFiles, placeFiles, removeOtherFiles, stageFiles } from './stage-files.ts';
import { dropStaged, replaceInstitutes, stageInstitute } from './stage-institutes.ts';
import type { Migrate } from './stage-institutes.ts';

/** What is restored, and where to. */
export type RestoreOptions = {
  readonly databaseUrl: string;
  /** Folder of the uploaded files; none when they are kept elsewhere. */
  readonly filesFolder: string | undefined;
  readonly archive: string;
  /** Replaces what the database holds. */
  readonly force: boolean;
  readonly migrate: Migrate;
  /** Hears of each step that is done, before the next one begins. */
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
 * Files go to their place before the tables do and nothing is removed before they have: at every moment the rows that
 * are valid find their files. What a kill leaves over are bytes that no row knows, which `health` names.
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
  if (folder !== undefined) await removeOtherFiles(folder, files);
};

/**
 * Puts the content of an archive in the place of database and files. The archive is read to its end and proved
 * first, then everything is built up beside what is there and changes places with it in one step: whatever fails, and a
 * kill at any moment, leaves the old state or the new one, each with its files.
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
