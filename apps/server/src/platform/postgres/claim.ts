import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { clusterUrl } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { connect, isPassing } from './connect.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { ensureRunning } from './start-server.ts';

/** Number of the advisory lock shared by all users of the embedded server. */
const usersLock = 7_072_463;

const attempts = 100;
const pauseMilliseconds = 100;
const stopSeconds = 20;

/** A process's use of the embedded server. */
export type Claim = { readonly port: number; release(): Promise<void> };

type Hold = { readonly client: Client; readonly port: number };

const attemptHold = async (cluster: Cluster, onLost: () => void): Promise<Hold | undefined> => {
  const port = await ensureRunning(cluster);
  try {
    const client = await connect(clusterUrl(cluster, port, 'postgres'), onLost);
    await client.query('select pg_advisory_lock_shared($1)', [usersLock]);
    return { client, port };
  } catch (error) {
    if (isPassing(error)) return undefined;
    throw error;
  }
};

const hold = async (cluster: Cluster, onLost: () => void): Promise<Hold> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const held = await attemptHold(cluster, onLost);
    if (held !== undefined) return held;
    await delay(pauseMilliseconds);
  }
  throw new Error('The embedded PostgreSQL is stopping and starting again and again');
};

const isLastUser = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ alone: boolean }>(
    'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as alone',
    [usersLock],
  );
  return rows[0]?.alone ?? false;
};

const waitUntilGone = async (cluster: Cluster): Promise<void> => {
  const deadline = Date.now() + stopSeconds * 1000;
  while (runningPostmaster(cluster.data) !== undefined && Date.now() < deadline)
    await delay(pauseMilliseconds / 2);
};

/** SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything committed is on disk. */
const stopServer = async (cluster: Cluster): Promise<void> => {
  const running = runningPostmaster(cluster.data);
  if (running !== undefined) process.kill(running.pid, 'SIGINT');
  await waitUntilGone(cluster);
};

const leave = async (cluster: Cluster, { client }: Hold): Promise<void> => {
  try {
    if (await isLastUser(client)) await stopServer(cluster);
  } catch (error) {
    if (!isPassing(error)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Claims the embedded server for this process, starting it if needed. The claim is a shared lock on a dedicated connection,
 * so it ends with the process however that dies; whoever releases the last claim stops the server. If the server dies, it
 * is restarted on the same port, and the product's pools reconnect to it.
 */
export const claimServer = async (cluster: Cluster): Promise<Claim> => {
  let isReleased = false;
  let revival: Promise<void> | undefined;
  const revive = async (): Promise<void> => {
    try {
      current = await hold(cluster, onLost);
    } catch (error) {
      process.emitWarning(`The embedded PostgreSQL is gone: ${String(error)}`);
    }
    revival = undefined;
  };
  // A lost connection may report itself more than once.
  const onLost = (): void => {
    if (!isReleased) revival ??= revive();
  };
  let current = await hold(cluster, onLost);
  return {
    port: current.port,
    release: async () => {
      if (isReleased) return;
      isReleased = true;
      await revival;
      await leave(cluster, current);
    },
  };
};
