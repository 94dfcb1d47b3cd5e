import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../src/platform/postgres/open-database.ts';
import type { OwnCluster } from './own-cluster.ts';

/** What belongs to the running server and not to its data. */
const ofRunning = /postmaster\.(pid|opts)$|\.s\.PGSQL/;

/** A streaming replica of a cluster, made as the PostgreSQL manual describes for a copy at file level. */
export const openReplica = async (
  primary: OwnCluster,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'school-replica-'));
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  // With owners and modes, which the server insists on.
  execFileSync('cp', ['-aL', `${primary.folder}/.`, folder]);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (ofRunning.test(path)) rmSync(join(folder, path), { force: true });
  const data = join(folder, 'postgres', primary.dataName);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const { host, port, user = '', password } = new Client({ connectionString: primary.url });
  writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(data, 'standby.signal'), '');
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user} password=${String(password)}'\n`,
  );
  const { uid, gid } = statSync(data);
  execFileSync('chown', ['-R', `${uid}:${gid}`, data]);
  const { url, stop } = await openDatabase({ databaseUrl: '', dataDir: folder, fast: true });
  return {
    url,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
