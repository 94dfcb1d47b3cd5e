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
  /** Trades safety after a power cut for speed: only for databases that live as long as a test run. */
  readonly fast: boolean;
};

/** Name of the superuser and of the database. */
export const ownerName = 'school';

/** Address of a database of the cluster on a port. */
export const clusterUrl = (cluster: Cluster, port: number, database: string): string =>
  `postgres://${ownerName}:${cluster.password}@127.0.0.1:${port}/${database}`;
