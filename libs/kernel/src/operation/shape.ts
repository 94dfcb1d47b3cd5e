import type { AnyField, Fields } from '../field/definition.ts';
import type { ValueOf } from '../field/infer.ts';

/** A list inside the input or answer of a call: marks, seats, numbers; each row is validated separately. */
export interface Rows<S extends Shape = Shape> {
  readonly type: 'rows';
  readonly of: S;
  /** More rows are refused. */
  readonly max: number;
  readonly min?: number;
  readonly label?: string;
}
/** A list of single values: days, names, records to choose from. */
export interface List<F extends AnyField = AnyField> {
  readonly type: 'list';
  readonly of: F;
  /** More entries are refused. */
  readonly max: number;
  /** It must be sent, though it may be empty: a forgotten list must not remove everything. */
  readonly required?: boolean;
  readonly min?: number;
  readonly label?: string;
}

/** One part of the input or answer of a call. */
export type ShapePart = AnyField | Rows | List;

/** The input or answer of a call: fields and lists. */
export interface Shape {
  readonly [key: string]: ShapePart;
}

/** A list of rows in the input or the answer of an operation. */
export const rows = <const S extends Shape, const O extends Pick<Rows, 'max' | 'min' | 'label'>>(
  of: S,
  options: O,
): O & Rows<S> => ({ ...options, type: 'rows', of });

/** A list of values in the input or the answer of an operation. */
export const list = <
  const F extends AnyField,
  const O extends Pick<List, 'max' | 'min' | 'required' | 'label'>,
>(
  of: F,
  options: O,
): O & List<F> => ({ ...options, type: 'list', of });

export const isRows = (part: ShapePart): part is Rows => part.type === 'rows';
export const isList = (part: ShapePart): part is List => part.type === 'list';

/** The fields of a shape, without its lists. */
export const fieldsIn = (shape: Shape): Fields =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, part]) =>
      isRows(part) || isList(part) ? [] : [[key, part] as const],
    ),
  );

type Sure<P> = P extends { required: true } | { default: unknown }
  ? true
  : P extends { type: 'flag' | 'lines' | 'refs' | 'choices' | 'rows' | 'list' }
    ? true
    : false;

type Part<P> =
  P extends Rows<infer S>
    ? readonly Whole<S>[]
    : P extends List<infer F>
      ? readonly ValueOf<F>[]
      : ValueOf<P>;
type Sent<P> =
  P extends Rows<infer S>
    ? readonly SentOf<S>[]
    : P extends List<infer F>
      ? readonly ValueOf<F>[]
      : P extends { type: 'file' | 'image' }
        ? number
        : ValueOf<P>;
type Taken<P> = P extends Rows<infer S> ? readonly TakenOf<S>[] : Sent<P>;

/** A shape with every key: whatever may be missing is null. */
export type Whole<S> = {
  readonly [K in keyof S]: Sure<S[K]> extends true ? Part<S[K]> : Part<S[K]> | null;
};

/** What a handler receives of the input: validated, with defaults, lists at least empty, anything else missing null. */
export type TakenOf<S> = {
  readonly [K in keyof S]: Sure<S[K]> extends true ? Taken<S[K]> : Taken<S[K]> | null;
};

type MustSend<P> = P extends { default: unknown }
  ? false
  : P extends { required: true }
    ? true
    : P extends { type: 'rows' | 'list'; min: number }
      ? true
      : false;

/** What the caller sends: required parts without a default must be present. */
export type SentOf<S> = {
  readonly [K in keyof S as MustSend<S[K]> extends true ? K : never]: Sent<S[K]>;
} & {
  readonly [K in keyof S as MustSend<S[K]> extends true ? never : K]?: Sent<S[K]> | null;
};

/** The answer of a call as described by fields: one object, or a list. */
export type AnswerShape = Shape | Rows;

/**
 * The answer of a call: fields; `wire` for a type known to the code on both sides, declared by operation key in
 * `KnownAnswers`; `file` for the bytes of a file.
 */
export type Answered = AnswerShape | 'wire' | 'file';

/** What a handler returns and the caller receives. */
export type AnswerOf<A> = A extends Rows<infer S> ? readonly Whole<S>[] : Whole<A>;

/** Whether a call returns a list rather than a single object. */
export const answersList = (answer: AnswerShape): answer is Rows => answer['type'] === 'rows';

/** The fields of an answer, undefined where no fields describe it. */
export const shapeOfAnswer = (answer: Answered | undefined): AnswerShape | undefined =>
  typeof answer === 'string' ? undefined : answer;
