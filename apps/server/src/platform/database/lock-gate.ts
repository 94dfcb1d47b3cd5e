import { TableLocked } from './database-away.ts';

/** A connection waiting for a lock, as reported by PostgreSQL. */
export interface Waiting {
  readonly pid: number;
  /** Of the table waited for; null when it is a row or something else. */
  readonly schema: string | null;
  readonly table: string | null;
  /** Milliseconds. */
  readonly waited: number;
}

interface Blocked {
  readonly schema: string;
  readonly named: RegExp;
  waiting: number;
  until: number;
}

/** A table stays under suspicion for this time after a wait for it was last seen. */
const suspicionMilliseconds = 5_000;
/** A shorter wait is business as usual: tables are hardly ever locked, rows often and briefly. */
const tablePatience = 300;
const rowPatience = 1_500;

/**
 * Keeps one lock from taking all connections: some of those waiting for it may continue, the rest are rejected and can
 * retry. Without it, ten calls about one locked table leave no connection for all other tables.
 */
export class LockGate {
  private readonly blocked = new Map<string, Blocked>();
  private readonly tableShare: number;
  private readonly rowShare: number;

  /** @param size number of connections that the gate watches */
  constructor(size: number) {
    this.tableShare = Math.max(1, Math.floor(size * 0.3));
    this.rowShare = Math.max(1, Math.floor(size * 0.5));
  }

  /** Whether some table is under suspicion. */
  get isClosed(): boolean {
    return this.blocked.size > 0;
  }

  /** @throws TableLocked when the statement names a table that enough others are waiting for */
  admit(schema: string, text: string): void {
    for (const one of this.blocked.values()) {
      if (one.schema !== schema || !one.named.test(text)) continue;
      if (one.waiting >= this.tableShare) throw new TableLocked();
      one.waiting += 1;
    }
  }

  /** Takes note of who is waiting now, and returns the connections that must not wait any longer. */
  update(waiting: readonly Waiting[], now: number): readonly number[] {
    this.blocked.forEach((one, key) => {
      one.waiting = 0;
      if (one.until < now) this.blocked.delete(key);
    });
    const tables = waiting.filter((one) => one.table !== null && this.isLong(one));
    for (const { schema, table } of tables) this.suspect(schema ?? '', table ?? '', now);
    const rows = waiting.filter(({ table, waited }) => table === null && waited >= rowPatience);
    return [...tooMany(tables, this.tableShare), ...tooMany(rows, this.rowShare)];
  }

  /** For a table under suspicion every wait counts, however short. */
  private isLong({ schema, table, waited }: Waiting): boolean {
    return waited >= tablePatience || this.blocked.has(`${schema ?? ''}.${table ?? ''}`);
  }

  private suspect(schema: string, table: string, now: number): void {
    const key = `${schema}.${table}`;
    const named = new RegExp(`\\b${table.replaceAll(/\W/g, '\\$&')}\\b`);
    const one = this.blocked.get(key) ?? { schema, named, waiting: 0, until: 0 };
    one.waiting += 1;
    one.until = now + suspicionMilliseconds;
    this.blocked.set(key, one);
  }
}

/** The latest arrivals beyond the share. */
const tooMany = (waiting: readonly Waiting[], share: number): readonly number[] =>
  waiting
    .toSorted((one, other) => other.waited - one.waited)
    .slice(share)
    .map(({ pid }) => pid);
