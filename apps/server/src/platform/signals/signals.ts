import { Client } from 'pg';
import type { Connection, Transaction } from '../database/database.ts';

/** What one process tells all others on the same database: who is affected and what has changed. */
export interface Signal {
  readonly topic: string;
  /** Schema of the institute. */
  readonly institute: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Listener = (signal: Signal) => void;

const channel = 'school_signal';
const firstPause = 100;
const longestPause = 5_000;

const parse = (text: string | undefined): Signal | undefined => {
  try {
    return JSON.parse(text ?? '') as Signal;
  } catch {
    return undefined;
  }
};

/** Signals of the process that a database serves, keyed by that database. */
const signalsOf = new WeakMap<object, Signals>();

/** The author of a change queries next: this process receives it before the call is answered, the others in a moment. */
const tellHere = (connection: Connection | Transaction, signal: Signal): void => {
  if (!('afterCommit' in connection)) return;
  connection.afterCommit(() => signalsOf.get(connection.source)?.deliver(signal));
};

/**
 * Sends a signal to every process when the transaction commits, and none when it is rolled back. The whole signal must stay
 * below 8000 bytes, a limit of PostgreSQL: send ids, not contents.
 */
export const sendSignal = async (connection: Connection | Transaction, signal: Signal): Promise<void> => {
  tellHere(connection, signal);
  await connection.query({
    name: 'signal_send',
    text: 'select pg_notify($1, $2)',
    values: [channel, JSON.stringify(signal)],
  });
};

/**
 * Receives the signals of all processes on a dedicated connection. A lost connection is reopened; since signals may have
 * been missed meanwhile, every holder of cached data is notified through `onGap`.
 */
export class Signals {
  private readonly connectionString: string;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<() => void>();
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private pause = firstPause;
  private stopped = true;

  constructor(connectionString: string) {
    this.connectionString = connectionString;
  }

  /** Whether signals are currently arriving; without them nothing may be cached for long. */
  get connected(): boolean {
    return this.client !== undefined;
  }

  /** Calls the listener for every signal on the topic; returns the function that unsubscribes it. */
  on(topic: string, listener: Listener): () => void {
    const list = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, list.add(listener));
    return () => list.delete(listener);
  }

  /** Calls the listener whenever signals may have been missed; returns the function that unsubscribes it. */
  onGap(listener: () => void): () => void {
    this.gapListeners.add(listener);
    return () => this.gapListeners.delete(listener);
  }

  /** From now on receives what is sent through this database as soon as it is committed. @returns itself */
  hearAtOnce(database: object): this {
    signalsOf.set(database, this);
    return this;
  }

  /** Starts listening; an unavailable database is retried in the background. */
  async start(): Promise<void> {
    this.stopped = false;
    await this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.connectionString, keepAlive: true });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => this.deliver(parse(payload)));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch {
      await client.end().catch(() => undefined);
      this.retry();
      return;
    }
    if (this.stopped) return void (await client.end().catch(() => undefined));
    this.client = client;
    this.pause = firstPause;
    this.gapListeners.forEach((listener) => listener());
  }

  private lost(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.gapListeners.forEach((listener) => listener());
    this.retry();
  }

  private retry(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.connect(), this.pause);
    this.timer.unref();
    this.pause = Math.min(this.pause * 2, longestPause);
  }

  /** Calls the listeners in this process. */
  deliver(signal: Signal | undefined): void {
    if (signal) this.listeners.get(signal.topic)?.forEach((listener) => listener(signal));
  }
}
