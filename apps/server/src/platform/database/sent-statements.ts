import type { PoolClient } from 'pg';
import { errorCode } from '../errors/describe-error.ts';
import { together } from './one-packet.ts';
import { run } from './run-statement.ts';
import type { Statement, Wrote } from './run-statement.ts';

/** What PostgreSQL says to each statement behind one that it has refused. */
const isConsequence = (error: unknown): boolean => errorCode(error) === '25P02';

const over = (): Error => new Error('The transaction is over.');
const undone = (): Error => new Error('The transaction was rolled back.');

/** A statement that has been said and is not sent yet. */
interface Held {
  /** Sends it and tells whoever waits for its rows; gives when it is done, or why it was refused. */
  readonly send: () => Promise<void>;
  readonly refuse: (error: Error) => void;
}

/**
 * The statements of a transaction; the first refusal among those that nobody waits for is what went wrong. The first one
 * leaves when the code that says it gives way: when the end has been said by then, it is a transaction by itself.
 */
export class SentStatements {
  private readonly client: PoolClient;
  private readonly wrote: Wrote;
  private first: { readonly error: unknown } | undefined;
  private held: Held | undefined;
  /** Whether PostgreSQL has a transaction open. */
  private isOpen = false;
  private isOver = false;
  private ending: Promise<void> | undefined;

  constructor(client: PoolClient, wrote: Wrote) {
    this.client = client;
    this.wrote = wrote;
  }

  /** Why a statement that was only sent was refused; what came behind it then was refused because of it. */
  get failure(): unknown {
    return this.first?.error;
  }

  send(statement: Statement): void {
    this.open();
    run(this.client, statement, this.wrote).catch((error: unknown) => {
      if (!isConsequence(error)) this.first ??= { error };
    });
  }

  query<T extends object>(statement: Statement): Promise<T[]> {
    if (this.isOver) return Promise.reject(over());
    if (this.isOpen || this.held) {
      this.open();
      return run<T>(this.client, statement, this.wrote);
    }
    const told = new Promise<T[]>((resolve, reject) => {
      const send = async (): Promise<void> => {
        const rows = run<T>(this.client, statement, this.wrote);
        rows.then(resolve, reject);
        await rows;
      };
      const refuse = (error: Error): void => {
        // The work has failed already: whether it still listens is its own affair.
        told.catch(() => undefined);
        reject(error);
      };
      this.held = { send, refuse };
      process.nextTick(() => this.held && this.open());
    });
    return told;
  }

  /** Reads before the transaction has begun. */
  glance<T extends object>(statement: Statement): Promise<T[]> {
    if (this.isOpen || this.held || this.isOver)
      return Promise.reject(new Error('The transaction has begun already.'));
    return run<T>(this.client, statement);
  }

  end(): void {
    this.ending ??= this.held ? this.sendAlone(this.held) : this.commit();
    // Whoever waits for a statement before it hears first what went wrong.
    this.ending.catch(() => undefined);
  }

  /** Ends the transaction when that has not been done, and waits until it is written. */
  committed(): Promise<void> {
    if (!this.ending && !this.held && !this.isOpen) return Promise.resolve();
    return this.ending ?? this.commit();
  }

  /** Takes back what was said, sent or not. A statement by itself has taken itself back. */
  async undo(): Promise<void> {
    this.held?.refuse(undone());
    this.held = undefined;
    this.isOver = true;
    if (this.isOpen) await this.client.query('ROLLBACK');
  }

  private open(): void {
    if (this.isOver) throw over();
    if (this.isOpen) return;
    this.isOpen = true;
    const { held } = this;
    this.held = undefined;
    this.send({ text: 'BEGIN' });
    // Whoever said it hears of its refusal; the end does too.
    held?.send().catch(() => undefined);
  }

  private sendAlone(held: Held): Promise<void> {
    this.held = undefined;
    this.isOver = true;
    return held.send();
  }

  /** PostgreSQL answers a COMMIT with ROLLBACK when a statement before it was refused. */
  private async commit(): Promise<void> {
    this.open();
    this.isOver = true;
    together(this.client);
    const { command } = await this.client.query('COMMIT');
    if (this.first) throw this.first.error;
    if (command !== 'COMMIT') throw undone();
  }
}
