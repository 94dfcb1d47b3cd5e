import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keptSecret } from '../settings/kept-secret.ts';
import { databaseAccount } from './account.ts';
import type { Cluster } from './cluster.ts';
import { databaseHome } from './database-home.ts';
import { initialise } from './initialise.ts';
import { findPrograms } from './programs.ts';

/** The cluster of a data folder, created if it does not exist yet. */
export const openCluster = async (dataDir: string, fast: boolean): Promise<Cluster> => {
  const account = databaseAccount();
  const home = databaseHome(dataDir, account);
  const cluster: Cluster = {
    home,
    data: join(home, 'cluster'),
    log: join(home, 'postgres.log'),
    programs: findPrograms(home, account),
    account,
    password: keptSecret(dataDir, 'postgres'),
    fast,
  };
  if (!existsSync(cluster.data)) await initialise(cluster);
  return cluster;
};
