/** A value, or the reason there is none. Callers narrow on `ok`; nothing expected is ever thrown. */
export type Result<T, E> = Success<T> | Failure<E>;

/** The branch of a {@link Result} that carries the requested value. */
export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

/** The branch of a {@link Result} that carries what went wrong. */
export interface Failure<E> {
  readonly ok: false;
  readonly error: E;
}

/** What a message without parameters carries. */
export type NoParams = Readonly<Record<never, never>>;

/** An expected failure: a stable code to branch on, and the figures its message is filled with. */
export interface Problem<Code extends string, Params extends object = NoParams> {
  readonly code: Code;
  readonly params: Readonly<Params>;
}

/**
 * Wraps a value as the successful branch of a result.
 * @param value the requested value
 */
export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

/**
 * Wraps a reason as the failed branch of a result.
 * @param error why there is no value
 */
export function failure<E>(error: E): Failure<E> {
  return { ok: false, error };
}

/**
 * Builds a failed result from a problem code and its parameters.
 * @param code stable identifier of the problem
 * @param params figures and names for the message
 */
export function refuse<const Code extends string, const Params extends object>(
  code: Code,
  params: Params,
): Failure<Problem<Code, Params>> {
  return failure({ code, params });
}
