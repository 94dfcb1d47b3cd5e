import type { AnyOperation, AnswerFrom, InputOf, RecordsOf } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import type { Asking, RecordValues, Work } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Records } from '../records.ts';
import type { Sent } from './sent.ts';

/** What an operation that only reads gets besides its input. */
export interface Reading {
  readonly context: CallContext;
  readonly connection: Connection;
  readonly reader: Records;
}

/** What an operation that writes gets besides its input: everything it writes goes through the transaction of `work`. */
export interface Writing {
  readonly context: CallContext;
  readonly work: Work;
  /** Of a job: tells how far it is; the job ends here when its owner has cancelled it. */
  readonly progress: (done: number, total?: number) => Promise<void>;
  /** What was asked outside before the transaction opened; nothing in a trial. */
  readonly ahead?: unknown;
}

type Surroundings<O> = O extends { readonly at: `GET ${string}` } ? Reading : Writing;

/** What a handler is given: input and records as the definition says, and what it works with. */
export type Given<O extends AnyOperation> = { readonly input: InputOf<O> } & RecordsOf<O> & Surroundings<O>;

/** What every handler can be given, whatever its operation. */
export interface AnyGiven {
  readonly input: RecordValues;
  readonly record?: RecordValues;
  readonly records?: readonly RecordValues[];
}

/** An operation and what it does. */
export interface Handler {
  readonly key: string;
  readonly run: (given: AnyGiven & (Reading | Writing)) => Promise<unknown>;
  readonly ahead?: AskedAhead;
}

/** What has to be asked outside, before the transaction of a write opens, so that nobody waits for a stranger. */
export type AskedAhead = (asking: Asking) => Promise<unknown>;

/** Only what reads answers in a way of its own: what a write answered is kept, so that it can be said again. */
type SentBy<O> = O extends { readonly at: `GET ${string}` } ? Sent<AnswerFrom<O>> : never;

/** An operation without an answer may end without one. */
type Answering<A> = unknown extends A
  ? unknown
  : A extends readonly unknown[]
    ? A
    : keyof A extends never
      ? unknown
      : A;

/**
 * Says what an operation does. Input, records and answer are typed by its definition, and checked by it before the
 * handler is asked; throw a `Refusal` for what a client may cause.
 * @param ahead what is asked outside before the transaction opens; its answer comes as `ahead`
 */
export const handle = <O extends AnyOperation>(
  { key }: O,
  run: (given: Given<O>) => Promise<Answering<AnswerFrom<O>> | SentBy<O>> | SentBy<O>,
  ahead?: AskedAhead,
): Handler => ({
  key,
  ...(ahead ? { ahead } : {}),
  // The engine gives what the definition of the same key says.
  run: async (given) => run(given as unknown as Given<O>),
});
