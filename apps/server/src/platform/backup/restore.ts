import type { Client } from 'pg';
import { connect } from '../postgres/connect.ts';
import { hasRows, listInstitutes } from './institute-tables.ts';
import type { Manifest } from './manifest.ts';
import { checkArchive } from './open-archive.ts';
import { dropStagedFiles, replaceFiles, stageFiles } from './stage-files.ts';
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
};

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

const stageAll = async (client: Client, options: RestoreOptions, { institutes }: Manifest): Promise<void> => {
  for (const institute of institutes) {
    await stageInstitute(client, options.archive, institute, options.migrate);
  }
  if (options.filesFolder !== undefined) await stageFiles(options.archive, options.filesFolder);
};

const replaceAll = async (client: Client, options: RestoreOptions, manifest: Manifest): Promise<void> => {
  try {
    await stageAll(client, options, manifest);
    await replaceInstitutes(client, manifest.institutes);
  } catch (error) {
    await dropStaged(client, manifest.institutes).catch(() => undefined);
    if (options.filesFolder !== undefined) await dropStagedFiles(options.filesFolder);
    throw error;
  }
  if (options.filesFolder !== undefined) await replaceFiles(options.filesFolder);
};

/**
 * Puts the content of an archive in the place of database and files. The archive is read to its end and proved
 * first, then everything is built up beside what is there and changes places with it at the end: whatever fails
 * before that, and a kill at any moment, leaves the old state.
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
