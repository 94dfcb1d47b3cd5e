import type { Expression } from '../tree/expression.ts';

/**
 * A state in which a record stays as it is: what is posted is not changed, what is in force not deleted. The server
 * refuses these verbs with 409 and the message; screens do not offer them.
 */
export interface Closure<F extends string> {
  readonly verbs: readonly ClosedVerb[];
  /** Holds for a record that is closed; unknown counts as open. */
  readonly when: Expression<F>;
  /** Stable name that clients get with the refusal. */
  readonly code: string;
  readonly message: string;
}

/** Closed to `archive` is the way into the archive alone: what is there may always come back. */
export type ClosedVerb = 'update' | 'archive' | 'delete';
