import type { AnyOperation, AnswerFrom, InputOf, RecordsOf } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import type { Asking, RecordValues, Work } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Records } from '../records.ts';
import type { Sent } from './sent.ts';

/** What a read-only operation receives in addition to its input. */
export interface Reading {
  readonly context: CallContext;
  readonly connection: Connection;
  readonly reader: Records;
}

/**
 * What a writing operation receives in addition to its input: everything it writes goes through the transaction of `work`.
 */
export interface Writing {
  readonly context: CallContext;
  readonly work: Work;
  /** For a job: reports its progress; the job ends here when its owner has cancelled it. */
  readonly progress: (done: number, total?: number) => Promise<void>;
  /** The answer to the external request made before the transaction opened; nothing in a trial run. */
  readonly ahead?: unknown;
}

type Surroundings<O> = O extends { readonly at: `GET ${string}` } ? Reading : Writing;

/** What a handler receives: input and records as the definition declares, and what it works with. */
export type Given<O extends AnyOperation> = { readonly input: InputOf<O> } & RecordsOf<O> & Surroundings<O>;

/** What every handler can receive, whatever its operation. */
export interface AnyGiven {
  readonly input: RecordValues;
  readonly record?: RecordValues;
  readonly records?: readonly RecordValues[];
}

/** An operation and its implementation. */
export interface Handler {
  readonly key: string;
  readonly run: (given: AnyGiven & (Reading | Writing)) => Promise<unknown>;
  readonly ahead?: AskedAhead;
}

/**
 * What has to be asked of an external service before the transaction of a write opens, so that nobody waits for a third
 * party.
 */
export type AskedAhead = (asking: Asking) => Promise<unknown>;

/** Only reads may answer in a way of their own: what a write answered is stored so that it can be repeated. */
type SentBy<O> = O extends { readonly at: `GET ${string}` } ? Sent<AnswerFrom<O>> : never;

/** An operation without an answer may return nothing. */
type Answering<A> = unknown extends A
  ? unknown
  : A extends readonly unknown[]
    ? A
    : keyof A extends never
      ? unknown
      : A;

/**
 * Defines what an operation does. Input, records and answer are typed by its definition, and checked against it before the
 * handler is called; throw a `Refusal` for what a client may cause.
 * @param ahead external request made before the transaction opens; its answer is passed as `ahead`
 */
export const handle = <O extends AnyOperation>(
  { key }: O,
  run: (given: Given<O>) => Promise<Answering<AnswerFrom<O>> | SentBy<O>> | SentBy<O>,
  ahead?: AskedAhead,
): Handler => ({
  key,
  ...(ahead ? { ahead } : {}),
  // The engine supplies what the definition with the same key declares.
  run: async (given) => run(given as unknown as Given<O>),
});
