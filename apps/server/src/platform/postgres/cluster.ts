import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Programs } from './programs.ts';

/** An embedded PostgreSQL cluster on disk, running or not. */
export type Cluster = {
  readonly home: string;
  readonly data: string;
  readonly log: string;
  readonly programs: Programs;
  readonly account: Account | undefined;
  readonly password: string;
  /** Trades safety after a power cut for speed: only for databases that live no longer than a test run. */
  readonly fast: boolean;
};

/** Name of the superuser and of the database. */
export const ownerName = 'school';

/** The maximum length of a socket path, on the most restrictive system. */
const longestSocketPath = 103;

const socketOf = ({ home }: Cluster, port: number): string => join(home, `.s.PGSQL.${port}`);

/**
 * The folder for the server's socket, undefined where there can be none. A socket carries a packet for about half the cost
 * of the loopback network, and only accounts that may enter the folder reach it.
 */
export const socketFolder = (cluster: Cluster, port: number): string | undefined =>
  process.platform !== 'win32' && Buffer.byteLength(socketOf(cluster, port)) <= longestSocketPath
    ? cluster.home
    : undefined;

/** URL of a database in the running cluster: its socket, or the port on this machine where it has none. */
export const clusterUrl = (cluster: Cluster, port: number, database: string): string => {
  const host = existsSync(socketOf(cluster, port)) ? encodeURIComponent(cluster.home) : '127.0.0.1';
  return `postgres://${ownerName}:${cluster.password}@${host}:${port}/${database}`;
};
