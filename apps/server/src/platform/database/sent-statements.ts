import type { PoolClient } from 'pg';
import { errorCode } from '../errors/describe-error.ts';
import { together } from './one-packet.ts';
import { run } from './run-statement.ts';
import type { Statement, Wrote } from './run-statement.ts';

/** PostgreSQL's reply to each statement after one that it has rejected. */
const isConsequence = (error: unknown): boolean => errorCode(error) === '25P02';

const over = (): Error => new Error('The transaction is over.');
const undone = (): Error => new Error('The transaction was rolled back.');

/** A statement that has been issued but not sent yet. */
interface Held {
  /** Sends it and passes its rows to whoever is waiting; resolves when it is done, or rejects with the error. */
  readonly send: () => Promise<void>;
  readonly refuse: (error: Error) => void;
}

/**
 * The statements of a transaction; the error is the first rejection among those that nobody waits for. The first statement
 * leaves when the code that issues it yields: if the end has been issued by then, it is a transaction of its own.
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

  /** Why a statement that was only sent was rejected; the statements after it were rejected because of that. */
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
        // The work has already failed: whether it is still listening is its own concern.
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
    // A caller waiting for an earlier statement learns first what went wrong.
    this.ending.catch(() => undefined);
  }

  /** Ends the transaction if that has not been done, and waits until it is written. */
  committed(): Promise<void> {
    if (!this.ending && !this.held && !this.isOpen) return Promise.resolve();
    return this.ending ?? this.commit();
  }

  /** Undoes what was issued, sent or not. A statement on its own has undone itself. */
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
    // The issuer is told of its rejection; so is the end.
    held?.send().catch(() => undefined);
  }

  private sendAlone(held: Held): Promise<void> {
    this.held = undefined;
    this.isOver = true;
    return held.send();
  }

  /** PostgreSQL replies to a COMMIT with ROLLBACK when an earlier statement was rejected. */
  private async commit(): Promise<void> {
    this.open();
    this.isOver = true;
    together(this.client);
    const { command } = await this.client.query('COMMIT');
    if (this.first) throw this.first.error;
    if (command !== 'COMMIT') throw undone();
  }
}
