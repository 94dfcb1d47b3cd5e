/** One problem with one value: a stable code, its parameters, and where it is. */
export interface Violation {
  /** Stable and translated by the client: `required`, `maxLength`, `notUnique`, … */
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A violation at a field: `name`, or `lines[2].amount` inside child lines. */
export interface FieldProblem extends Violation {
  readonly field: string;
  /** English text, for clients without translations. */
  readonly message: string;
  /** The text before `%{name}` was filled in from the parameters; clients show it in their own language. */
  readonly text?: string;
}

/** Result of validating an input: the value as stored, or why it is refused. */
export type Accepted<T = unknown> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly violation: Violation };

export const accepted = <T>(value: T): Accepted<T> => ({ ok: true, value });
export const refused = (code: string, params?: Violation['params']): Accepted<never> => ({
  ok: false,
  violation: params ? { code, params } : { code },
});
