import { setTimeout as delay } from 'node:timers/promises';
import type { Settings } from '../settings/definitions.ts';
import { errorMessage } from '../errors/describe-error.ts';
import { claimServer } from './claim.ts';
import { clusterUrl, ownerName } from './cluster.ts';
import { canConnect, connect } from './connect.ts';
import { openCluster } from './open-cluster.ts';

/** The database of this process. */
export type OpenDatabase = {
  readonly url: string;
  readonly embedded: boolean;
  /** Releases the database; the embedded server stops when no other process uses it. */
  stop(): Promise<void>;
};

/** What opening depends on. */
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'> & { readonly fast?: boolean };

const oldestVersion = 140_000;
const externalAttempts = 10;
const pauseMilliseconds = 500;

const createOwnDatabase = async (maintenanceUrl: string): Promise<void> => {
  const client = await connect(maintenanceUrl);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [ownerName]);
    if (rowCount === 0) await client.query(`create database ${ownerName}`);
  } catch (error) {
    // Another process that started at the same moment has created it.
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [ownerName]);
    if (rowCount === 0) throw error;
  } finally {
    await client.end();
  }
};

const openEmbedded = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  const cluster = await openCluster(settings.dataDir, settings.fast ?? false);
  const claim = await claimServer(cluster);
  await createOwnDatabase(clusterUrl(cluster, claim.port, 'postgres'));
  return { url: clusterUrl(cluster, claim.port, ownerName), embedded: true, stop: () => claim.release() };
};

const waitForExternal = async (url: string): Promise<void> => {
  for (let attempt = 1; attempt < externalAttempts; attempt += 1) {
    if (await canConnect(url)) return;
    await delay(pauseMilliseconds);
  }
};

const refuseOldServer = async (url: string): Promise<void> => {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(rows[0]?.version) < oldestVersion) throw new Error('PostgreSQL 14 or newer is needed');
  } finally {
    await client.end();
  }
};

const openExternal = async (url: string): Promise<OpenDatabase> => {
  try {
    await waitForExternal(url);
    await refuseOldServer(url);
  } catch (error) {
    throw new Error(`DATABASE_URL cannot be used: ${errorMessage(error)}`, { cause: error });
  }
  return { url, embedded: false, stop: () => Promise.resolve() };
};

/** Opens the configured database: the one at `DATABASE_URL`, or the embedded PostgreSQL of the data folder. */
export const openDatabase = (settings: DatabaseSettings): Promise<OpenDatabase> =>
  settings.databaseUrl === '' ? openEmbedded(settings) : openExternal(settings.databaseUrl);
