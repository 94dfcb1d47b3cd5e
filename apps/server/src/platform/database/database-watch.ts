import { setImmediate as turn } from 'node:timers/promises';
import { Client } from 'pg';
import type { Pool, PoolClient } from 'pg';
import { DatabaseAway } from './database-away.ts';
import { LockGate } from './lock-gate.ts';
import type { Waiting } from './lock-gate.ts';

/** How often connections in use are checked. */
const pace = 200;
/** Shorter uses are not checked: nearly every statement is done by then. */
const youngMilliseconds = 250;
/** No reply to the smallest query within this time: the connection or the server is silent. */
const silenceMilliseconds = 2_500;

const waitingFor = `select l.pid, n.nspname as schema, c.relname as "table",
    extract(epoch from clock_timestamp() - coalesce(l.waitstart, clock_timestamp())) * 1000 as waited
  from pg_locks l
    left join pg_class c on l.locktype = 'relation' and c.oid = l.relation
    left join pg_namespace n on n.oid = c.relnamespace
  where not l.granted and l.pid = any($1::int[])`;

/** Checked again in the same statement, so that nobody is cancelled who has got the lock meanwhile. */
const stopWaiting = `select pg_cancel_backend(pid) from pg_locks where not granted and pid = any($1::int[])`;

/** Internals of a client's connection, which the types of the library omit. */
interface Insides {
  readonly processID?: number;
  readonly connection?: { readonly stream?: { destroy(): void } };
}

const insides = (client: PoolClient | Client): Insides => client as Insides;
const destroy = (client: PoolClient | Client): void => insides(client).connection?.stream?.destroy();

/**
 * Watches the connections of a server from a dedicated one. When the database stops responding, everyone waiting is told
 * immediately and no new call waits until it responds again; when a lock keeps many waiting, see `LockGate`.
 */
export class DatabaseWatch {
  private readonly connectionString: string;
  private readonly pools: readonly Pool[];
  private readonly gate: LockGate;
  private readonly clients = new Set<PoolClient>();
  /** When each connection was checked out; 0 for idle ones, which keep their entry. */
  private readonly since = new Map<PoolClient, number>();
  private readonly stopped = new WeakSet<PoolClient>();
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;
  private isSilent = false;

  /** @param pools the first is the one for calls, whose connections locks must not exhaust */
  constructor(connectionString: string, pools: readonly Pool[]) {
    this.connectionString = connectionString;
    this.pools = pools;
    this.gate = new LockGate(pools[0]?.options.max ?? 10);
  }

  start(): void {
    for (const pool of this.pools) {
      pool.on('connect', (client) => this.clients.add(client));
      pool.on('remove', (client) => this.forget(client));
      pool.on('acquire', (client) => this.since.set(client, Date.now()));
      pool.on('release', (_error, client) => this.since.set(client, 0));
    }
    this.timer = setInterval(() => void this.look(), pace).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  /**
   * @throws DatabaseAway while the database is not responding, TableLocked when others are already waiting for the table
   */
  admit(institute: string, text = ''): void {
    if (this.isSilent) throw new DatabaseAway('the database does not answer');
    if (this.gate.isClosed) this.gate.admit(institute, text);
  }

  /** Whether the statement of a client was cancelled because too many wait for the same lock. */
  wasStopped(client: PoolClient): boolean {
    return this.stopped.delete(client);
  }

  /** Checks that the database is alive. @throws when it does not reply in time */
  async ping(): Promise<void> {
    await this.ask('select 1');
  }

  private forget(client: PoolClient): void {
    this.clients.delete(client);
    this.since.delete(client);
  }

  private async look(): Promise<void> {
    const now = Date.now();
    const old = [...this.since].filter(([, since]) => since > 0 && now - since >= youngMilliseconds);
    if (this.isLooking || (old.length === 0 && !this.gate.isClosed && !this.isSilent)) return;
    this.isLooking = true;
    try {
      await this.stopWaiting(old.map(([client]) => client));
      this.isSilent = false;
    } catch {
      this.silence();
    } finally {
      this.isLooking = false;
    }
  }

  private async stopWaiting(clients: readonly PoolClient[]): Promise<void> {
    const byPid = new Map(clients.map((client) => [insides(client).processID ?? 0, client]));
    const waiting = await this.ask<Waiting>(waitingFor, [[...byPid.keys()]]);
    const pids = this.gate.update(
      waiting.map((one) => ({ ...one, waited: Number(one.waited) })),
      Date.now(),
    );
    if (pids.length === 0) return;
    for (const pid of pids) {
      const client = byPid.get(pid);
      if (client) this.stopped.add(client);
    }
    await this.ask(stopWaiting, [pids]);
  }

  /**
   * Nothing arrives on any connection any more, so none is kept; anyone waiting for a result is told that there is none.
   */
  private silence(): void {
    this.isSilent = true;
    if (this.client) destroy(this.client);
    this.client = undefined;
    this.clients.forEach(destroy);
  }

  private async ask<T extends object>(text: string, values: unknown[] = []): Promise<readonly T[]> {
    const answer = this.connected().then((client) => client.query<T>(text, values));
    // A caller that stops waiting has no use for a late rejection.
    answer.catch(() => undefined);
    const { rows } = await Promise.race([answer, silence()]);
    return rows;
  }

  private async connected(): Promise<Client> {
    if (this.client) return this.client;
    const client = new Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: silenceMilliseconds,
      keepAlive: true,
      application_name: 'school-watch',
    });
    const lost = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', lost).on('end', lost);
    await client.connect();
    this.client = client;
    return client;
  }
}

/** Fails after the time limit; anything that arrived while this process was busy is handled first. */
const silence = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => {
      void turn()
        .then(() => turn())
        .then(() => reject(new DatabaseAway('the database does not answer')));
    }, silenceMilliseconds).unref();
  });
