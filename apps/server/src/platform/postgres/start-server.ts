import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { canConnect } from './connect.ts';
import { clusterUrl, socketFolder } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { choosePort } from './port.ts';
import { runningPostmaster } from './postmaster-file.ts';

const startSeconds = 30;
const pauseMilliseconds = 50;
const largeLogBytes = 10_000_000;

/** Minimum and maximum memory in MB for the database's page cache; in between, a quarter of the machine's. */
const leastBuffers = 128;
const mostBuffers = 1_024;

/** PostgreSQL's page cache, in MB: a quarter of what this process may have, as its manual advises. */
const sharedBuffers = (memoryBytes: number): number =>
  Math.min(mostBuffers, Math.max(leastBuffers, Math.floor(memoryBytes / 4 / 1_048_576)));

/** The memory of the machine, or what a container allows. */
const ownMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

const serverSettings = (cluster: Cluster, port: number): Readonly<Record<string, string>> => ({
  listen_addresses: '127.0.0.1',
  port: String(port),
  unix_socket_directories: socketFolder(cluster, port) ?? '',
  max_connections: '100',
  shared_buffers: `${cluster.fast ? leastBuffers : sharedBuffers(ownMemory())}MB`,
  // Our queries are short; JIT compilation costs more than running them.
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'warning',
  ...(cluster.fast
    ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' }
    : {}),
});

/**
 * How the C library of Linux handles what a process has freed, in bytes. By default it returns it to the system after each
 * statement, and the next one pays for the same pages again: up to 300 us of the kernel's time for a list of 25 rows as JSON
 * (ADR 33). Other systems ignore this.
 */
const memory = ['trim_threshold=4194304', 'mmap_threshold=1048576', 'top_pad=131072'];

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  GLIBC_TUNABLES: memory.map((tunable) => `glibc.malloc.${tunable}`).join(':'),
});

const openLog = (path: string): number => {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largeLogBytes) renameSync(path, `${path}.old`);
  return openSync(path, 'a', 0o600);
};

/** Starts a server that outlives this process: it has its own session and logs to a file, not to our terminal. */
const launch = (cluster: Cluster, port: number): (() => boolean) => {
  const settings = Object.entries(serverSettings(cluster, port)).map(([name, value]) => `--${name}=${value}`);
  const log = openLog(cluster.log);
  const child = spawn(cluster.programs.postgres, ['-D', cluster.data, ...settings], {
    ...cluster.account,
    cwd: cluster.home,
    detached: true,
    env: environment(),
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  child.once('error', () => (hasEnded = true));
  child.unref();
  return () => hasEnded;
};

const lastLines = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-4).join('\n');
  } catch {
    return '';
  }
};

/**
 * Ensures that the cluster is served and returns the port. A server that is already running is used as it is. Right after a
 * kill the first attempts may be refused while the remains of the old server disappear, so they are retried.
 */
export const ensureRunning = async (cluster: Cluster): Promise<number> => {
  const deadline = Date.now() + startSeconds * 1000;
  let hasEnded = (): boolean => true;
  while (Date.now() < deadline) {
    const running = runningPostmaster(cluster.data);
    if (running !== undefined && (await canConnect(clusterUrl(cluster, running.port, 'postgres')))) {
      return running.port;
    }
    if (running === undefined && hasEnded()) hasEnded = launch(cluster, await choosePort(cluster.home));
    await delay(pauseMilliseconds);
  }
  throw new Error(
    `The embedded PostgreSQL does not start. Its log ${cluster.log} ends with:\n${lastLines(cluster.log)}`,
  );
};
