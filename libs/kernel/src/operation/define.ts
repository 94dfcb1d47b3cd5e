import type { Principal } from '../access/access.ts';
import type { ResourceKey } from '../field/ref/resource-key.ts';
import type { RowOfKey } from '../resource/row-of-key.ts';
import type { AskedConditions } from '../resource/field-conditions.ts';
import type { Expression } from '../tree/expression.ts';
import type { Tone } from '../field/definition.ts';
import type { CallAt } from '../call/address.ts';
import type { KnownAnswers, KnownOperations } from './known.ts';
import type { AnswerOf, AnswerShape, Answered, SentOf, Shape, TakenOf } from './shape.ts';

/** The records that an operation acts on; its caller must be able to see them, and they stay locked until it is done. */
export type On<K extends string = string> =
  | { readonly one: K }
  /** With `least: 0` the input may identify them another way: everything in a group and month. */
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
  /** Label of its button, and heading of its form. */
  readonly label: string;
  /** One sentence above the form. */
  readonly description?: string;
  /**
   * Where it is called: `POST finance/v1/feesRefund/save`. Address parameters are fields of the input; `:id`, or the key of
   * the resource, is the record. A `GET` only reads.
   */
  readonly at: M;
  /** Additional addresses, for clients that know them. */
  readonly also?: readonly CallAt[];
  /** By default it acts on no record. */
  readonly on?: N;
  /** Offered and allowed for records that match; refused with 409 for all others. */
  readonly when?: Expression<FieldOf<NoInfer<N>>>;
  readonly input?: I;
  /** When fields of its form are shown and when they are required, evaluated over the input and the one record. */
  readonly conditions?: {
    readonly [K in keyof I]?: AskedConditions<(keyof I & string) | FieldOf<NoInfer<N>>>;
  };
  /**
   * Fields of the input that its form omits, for clients that know them. A `version` among them is that of the record as
   * seen when the button was pressed.
   */
  readonly unasked?: readonly (keyof I & string)[];
  /** What it returns; by default nothing. */
  readonly answer?: A;
  /** Message for the caller when it fails through a server error. */
  readonly failsWith?: string;
  readonly access: readonly Principal[];
  /** Users do it for themselves: administrators have it only where they are named, not because they may do everything. */
  readonly forOneself?: boolean;
  /** Its result is shown before it is carried out: the call with `preview=true` performs it and rolls it back. */
  readonly preview?: boolean;
  /** A confirmation prompt before it runs. */
  readonly confirm?: string;
  /** It runs in the background: the call returns `{jobId}`, and whoever is waiting sees its progress. */
  readonly job?: boolean;
  readonly tone?: Tone;
  /** Its answer is for one-time use and stored nowhere: a repeated request runs it again. */
  readonly fleeting?: boolean;
  /** It creates a record: answered with 201. */
  readonly creates?: boolean;
  /** Shown when it is done, alongside the answer. */
  readonly done?: string;
  /** Requested from a page of its own: it has no button. */
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

/** An operation as the engines see it, whatever its input and answer. */
export interface AnyOperation extends Omit<Operation, 'when' | 'on' | 'unasked' | 'conditions'> {
  readonly conditions?: Readonly<Record<string, AskedConditions | undefined>>;
  readonly on?: On;
  readonly unasked?: readonly string[];
  readonly when?: Expression;
}

/**
 * A verb that is more than saving a record, declared once: its call, input validation, permissions, form and button follow.
 * Its behaviour is attached by key in the server (`handle`).
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

/** The input of an operation as its handler receives it. */
export type InputOf<O> = O extends { readonly input?: infer I } ? TakenOf<NonNullable<I>> : never;
/** The input of an operation as the caller sends it. */
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

/** The records of an operation as its handler receives them. */
export type RecordsOf<O> = O extends { readonly on?: infer N }
  ? N extends { readonly one: infer K }
    ? { readonly record: RowOfKey<K> }
    : N extends { readonly several: infer K }
      ? { readonly records: readonly RowOfKey<K>[] }
      : unknown
  : unknown;

/** Key of an operation; any string while no catalogue is known. */
export type OperationKey = [keyof KnownOperations] extends [never] ? string : keyof KnownOperations & string;

/** Operations of a list by key, for the type registry. */
export type Keyed<L extends readonly { readonly key: string }[]> = {
  [O in L[number] as O['key']]: O;
};

/** Key of the resource that an operation acts on. */
export const resourceOf = ({ on }: Pick<AnyOperation, 'on'>): string | undefined =>
  on === undefined ? undefined : 'one' in on ? on.one : on.several;
