import type { Principal } from '../access/access.ts';
import type { ResourceKey } from '../field/ref/resource-key.ts';
import type { RowOfKey } from '../resource/row-of-key.ts';
import type { AskedConditions } from '../resource/field-conditions.ts';
import type { Expression } from '../tree/expression.ts';
import type { Tone } from '../field/definition.ts';
import type { CallAt } from '../call/address.ts';
import type { KnownAnswers, KnownOperations } from './known.ts';
import type { AnswerOf, AnswerShape, Answered, SentOf, Shape, TakenOf } from './shape.ts';

/** The records that an operation is about; its caller must see them, and they are held until it is done. */
export type On<K extends string = string> =
  | { readonly one: K }
  /** With `least: 0` the input may name them in another way: all of a group and month. */
  | { readonly several: K; readonly least?: 0 };

type KeyOf<N> = N extends On<infer K> ? K : never;

/** Names of the fields of the record. */
type FieldOf<N> = [KeyOf<N>] extends [never] ? never : keyof RowOfKey<KeyOf<N>> & string;

export interface OperationOptions<
  I extends Shape,
  A extends Answered,
  N extends On<ResourceKey> | undefined,
  M extends CallAt,
> {
  readonly module: string;
  /** What its button says, and the heading of its form. */
  readonly label: string;
  /** One sentence above the form. */
  readonly description?: string;
  /**
   * Where it is called: `POST finance/v1/feesRefund/save`. Parameters of the address are fields of the input; `:id`, or
   * the key of the resource, is the record. A `GET` only reads.
   */
  readonly at: M;
  /** Further addresses, for clients that know them. */
  readonly also?: readonly CallAt[];
  /** By default it is about no record. */
  readonly on?: N;
  /** Offered and allowed for records that hold; refused with 409 for all others. */
  readonly when?: Expression<FieldOf<NoInfer<N>>>;
  readonly input?: I;
  /** When fields of its form are shown and must be filled in, over the input and the one record. */
  readonly conditions?: {
    readonly [K in keyof I]?: AskedConditions<(keyof I & string) | FieldOf<NoInfer<N>>>;
  };
  /**
   * Fields of the input that its form leaves out, for clients that know them. A `version` among them is the one of the
   * record that was seen when the button was pressed.
   */
  readonly unasked?: readonly (keyof I & string)[];
  /** What it answers; by default nothing. */
  readonly answer?: A;
  /** What its caller reads when it fails through a fault of the server. */
  readonly failsWith?: string;
  readonly access: readonly Principal[];
  /** One does it for oneself: administrators have it where they are named, not because they may do everything. */
  readonly forOneself?: boolean;
  /** What it would answer is shown before it is done: the call with `preview=true` does it and takes it back. */
  readonly preview?: boolean;
  /** A sentence to confirm before it runs. */
  readonly confirm?: string;
  /** It goes on in the background: the call answers `{jobId}`, and whoever waits sees how far it is. */
  readonly job?: boolean;
  readonly tone?: Tone;
  /** What it answers is for this one time and kept nowhere: a request that comes again runs it again. */
  readonly fleeting?: boolean;
  /** It leaves a new record: answered with 201. */
  readonly creates?: boolean;
  /** Said when it is done, beside the answer. */
  readonly done?: string;
  /** A page of its own asks for it: it has no button of its own. */
  readonly hidden?: boolean;
}

/** A verb of the product. Engines read this; it is plain data. */
export interface Operation<
  K extends string = string,
  I extends Shape = Shape,
  A extends Answered = Answered,
  N extends On<ResourceKey> | undefined = On<ResourceKey> | undefined,
  M extends CallAt = CallAt,
> extends OperationOptions<I, A, N, M> {
  readonly kind: 'operation';
  readonly key: K;
}

/** An operation as the engines see it, whatever it takes and answers. */
export interface AnyOperation extends Omit<Operation, 'when' | 'on' | 'unasked' | 'conditions'> {
  readonly conditions?: Readonly<Record<string, AskedConditions | undefined>>;
  readonly on?: On;
  readonly unasked?: readonly string[];
  readonly when?: Expression;
}

/**
 * A verb that is more than saving a record, said once: its call, the check of its input, rights, the form and the button
 * follow. What it does is attached by key in the server (`handle`).
 */
export const defineOperation = <
  const K extends string,
  const I extends Shape = Record<never, never>,
  const A extends Answered = Record<never, never>,
  const N extends On<ResourceKey> | undefined = undefined,
  const M extends CallAt = CallAt,
>(
  key: K,
  options: OperationOptions<I, A, N, M>,
): Operation<K, I, A, N, M> => ({ ...options, kind: 'operation', key });

/** The input of an operation as its handler gets it. */
export type InputOf<O> = O extends { readonly input?: infer I } ? TakenOf<NonNullable<I>> : never;
/** The input of an operation as whoever calls sends it. */
export type SentTo<O> = O extends { readonly input?: infer I } ? SentOf<NonNullable<I>> : never;
/** The answer of an operation. */
export type AnswerFrom<O> = O extends { readonly key: infer K; readonly answer?: infer A }
  ? NonNullable<A> extends 'wire'
    ? StatedAnswer<K>
    : NonNullable<A> extends AnswerShape
      ? AnswerOf<NonNullable<A>>
      : unknown
  : never;

type StatedAnswer<K> = K extends keyof KnownAnswers ? KnownAnswers[K] : never;

/** The records of an operation as its handler gets them. */
export type RecordsOf<O> = O extends { readonly on?: infer N }
  ? N extends { readonly one: infer K }
    ? { readonly record: RowOfKey<K> }
    : N extends { readonly several: infer K }
      ? { readonly records: readonly RowOfKey<K>[] }
      : unknown
  : unknown;

/** Key of an operation; any text as long as no catalogue is known. */
export type OperationKey = [keyof KnownOperations] extends [never] ? string : keyof KnownOperations & string;

/** Operations of a list by their keys, for the registry of the types. */
export type Keyed<L extends readonly { readonly key: string }[]> = {
  [O in L[number] as O['key']]: O;
};

/** Key of the resource that an operation is on. */
export const resourceOf = ({ on }: Pick<AnyOperation, 'on'>): string | undefined =>
  on === undefined ? undefined : 'one' in on ? on.one : on.several;
