import { spawn } from 'node:child_process';
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Cluster } from './cluster.ts';
import { ownerName } from './cluster.ts';

const initdbArguments = (draft: string, passwordFile: string, fast: boolean): readonly string[] => [
  `--pgdata=${draft}`,
  `--username=${ownerName}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // Names sort as people expect in every script, and identically on every machine: ICU is included in the package, whereas
  // the system's locales may be missing or differ.
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=und',
  ...(fast ? ['--no-sync'] : []),
];

const runInitdb = (cluster: Cluster, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(cluster.programs.initdb, args, {
      ...cluster.account,
      cwd: cluster.home,
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The embedded PostgreSQL could not be created: ${complaint.trim()}`)),
    );
  });

/**
 * Creates the cluster next to its final location and moves it there when complete, so that an interrupted start leaves
 * nothing that looks like a database, and of two simultaneous starts both use the first.
 */
export const initialise = async (cluster: Cluster): Promise<void> => {
  const draft = `${cluster.data}.${process.pid}`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  if (cluster.account !== undefined) chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
  try {
    await runInitdb(cluster, initdbArguments(draft, passwordFile, cluster.fast));
    renameSync(draft, cluster.data);
  } catch (error) {
    if (!existsSync(cluster.data)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
};
