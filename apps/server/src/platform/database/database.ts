import type { Pool, PoolClient } from 'pg';
import { errorCode } from '../errors/describe-error.ts';
import type { Connection, Transaction } from './connection.ts';
import { TableLocked } from './database-away.ts';
import type { DatabaseWatch } from './database-watch.ts';
import type { Pools } from './pools.ts';
import { FreshStatistics } from './fresh-statistics.ts';
import { isReplicaFault } from './replicas.ts';
import type { Replicas } from './replicas.ts';
import { run } from './run-statement.ts';
import { SentStatements } from './sent-statements.ts';
import type { Statement, Wrote } from './run-statement.ts';
import type { Repositories } from '../orm/repositories.ts';
import { kindOfWork } from './work-kind.ts';
import type { WorkKind } from './work-kind.ts';

const schemaName = /^[a-z][a-z0-9_]{0,40}$/;

/**
 * The only place that selects the schema of an institute: tables are never schema-qualified, the search path of the
 * connection decides. It is set again only when a pooled connection last served another institute.
 */
export class Database {
  private readonly paths = new WeakMap<PoolClient, string>();
  private readonly pools: Partial<Pools>;
  private readonly watch: DatabaseWatch | undefined;
  private readonly replicas: Replicas | undefined;
  private readonly wrote: Wrote;
  private repositories: Repositories | undefined;
  /** Connections for calls, and for everything else where there are no others. */
  readonly pool: Pool;

  constructor(pool: Pool, pools: Partial<Pools> = {}, watch?: DatabaseWatch, replicas?: Replicas) {
    this.pool = pool;
    this.pools = pools;
    this.watch = watch;
    this.replicas = replicas;
    const statistics = new FreshStatistics(() => (pools.job ?? pool).connect());
    this.wrote = (rows) => statistics.wrote(rows);
  }

  /** Defines which resources connections have repositories for. */
  knows(repositories: Repositories): void {
    this.repositories = repositories;
  }

  /** Single statements, each on any free connection. */
  of(institute: string): Connection {
    return this.connection(async <T extends object>(statement: Statement) => {
      this.watch?.admit(institute, statement.text);
      const client = await this.checkout(institute);
      try {
        return await run<T>(client, statement, this.wrote);
      } catch (error) {
        throw this.explained(client, error);
      } finally {
        client.release();
      }
    });
  }

  /** The repository queries through `this`: a wrapper around the connection sees its statements too. */
  private connection(query: Connection['query']): Connection {
    const repositories = () => {
      if (!this.repositories) throw new Error('The database was not told which resources there are.');
      return this.repositories;
    };
    return {
      query,
      repository(key) {
        return repositories().on(this, key);
      },
    };
  }

  /**
   * Several independent statements on one connection: those issued at the same time travel together and cost one round
   * trip.
   */
  async together<T>(institute: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.checkout(institute);
    try {
      return await work(
        this.connection(async (statement) => {
          this.watch?.admit(institute, statement.text);
          return run(client, statement, this.wrote);
        }),
      );
    } catch (error) {
      throw this.explained(client, error);
    } finally {
      client.release();
    }
  }

  /**
   * All or nothing. A failed rollback never hides the first error. BEGIN travels with the first statement and COMMIT with
   * the last one, so that neither costs a round trip; a single statement needs neither.
   */
  async transaction<T>(institute: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const client = await this.checkout(institute);
    const sent = new SentStatements(client, this.wrote);
    const tasks: (() => void)[] = [];
    let broken = false;
    try {
      const { watch } = this;
      const result = await work({
        ...this.connection((statement) => {
          watch?.admit(institute, statement.text);
          return sent.query(statement);
        }),
        institute,
        source: this,
        send: (statement) => {
          watch?.admit(institute, statement.text);
          sent.send(statement);
        },
        glance: (statement) => {
          watch?.admit(institute, statement.text);
          return sent.glance(statement);
        },
        end: () => sent.end(),
        afterCommit: (task) => tasks.push(task),
      });
      await sent.committed();
      tasks.forEach((task) => task());
      return result;
    } catch (error) {
      await sent.undo().catch(() => {
        broken = true;
      });
      throw this.explained(client, sent.failure ?? error);
    } finally {
      client.release(broken);
    }
  }

  /** A dedicated connection, for COPY, cursors and locks; the caller releases it. */
  async checkout(institute: string, kind: WorkKind = kindOfWork()): Promise<PoolClient> {
    if (!schemaName.test(institute)) throw new Error(`"${institute}" is no institute.`);
    this.watch?.admit(institute);
    const client = await (this.pools[kind] ?? this.pool).connect();
    return this.paths.get(client) === institute ? client : this.inSchema(institute, client);
  }

  /**
   * A connection for potentially large reads: to a replica if one has everything written before. Jobs read where they
   * write. The caller releases it.
   */
  async checkoutForReading(institute: string): Promise<PoolClient> {
    if (kindOfWork() === 'job') return this.checkout(institute);
    this.watch?.admit(institute);
    const client = await this.replicas?.connect(this.pool, 'report');
    return client ? this.inSchema(institute, client) : this.checkout(institute, 'report');
  }

  /** Single read-only statements; see `checkoutForReading`. */
  reading(institute: string): Connection {
    return this.connection(async <T extends object>(statement: Statement) => {
      this.watch?.admit(institute, statement.text);
      const client = await this.checkoutForReading(institute);
      try {
        return await run<T>(client, statement);
      } finally {
        client.release();
      }
    });
  }

  /**
   * Single statements for pages that a user is waiting for: on a replica that has everything written before, without
   * waiting long for one, else on the primary.
   */
  pages(institute: string): Connection {
    const primary = this.of(institute);
    const { replicas } = this;
    if (!replicas) return primary;
    return this.connection(async <T extends object>(statement: Statement) => {
      this.watch?.admit(institute, statement.text);
      const client = await replicas.connect(this.pool, 'page');
      if (!client) return primary.query<T>(statement);
      const there = await this.inSchema(institute, client).catch(() => undefined);
      if (!there) return primary.query<T>(statement);
      return this.askReplica<T>(there, statement, primary);
    });
  }

  private async askReplica<T extends object>(
    client: PoolClient,
    statement: Statement,
    primary: Connection,
  ): Promise<T[]> {
    let isGone = false;
    try {
      return await run<T>(client, statement);
    } catch (error) {
      isGone = isReplicaFault(error);
      if (!isGone) throw error;
    } finally {
      client.release(isGone);
    }
    return primary.query<T>(statement);
  }

  private async inSchema(institute: string, client: PoolClient): Promise<PoolClient> {
    if (this.paths.get(client) !== institute) {
      await client.query(`SET search_path TO "${institute}", public`).catch((error: unknown) => {
        client.release(true);
        throw error;
      });
      this.paths.set(client, institute);
    }
    return client;
  }

  /** Whether the database responds, checked on a connection that no call can take. */
  async answers(): Promise<boolean> {
    try {
      await (this.watch ? this.watch.ping() : this.pool.query('select 1'));
      return true;
    } catch {
      return false;
    }
  }

  /** A statement cancelled for the sake of others was not at fault itself. */
  private explained(client: PoolClient, error: unknown): unknown {
    const isStopped = errorCode(error) === '57014' && this.watch?.wasStopped(client) === true;
    return isStopped ? new TableLocked({ cause: error }) : error;
  }
}

export type { Connection, Transaction } from './connection.ts';
export { createPool } from './pools.ts';
export type { Statement } from './run-statement.ts';

/** Schema of the first institute; the demo school lives here. */
export const mainInstitute = 'main';
