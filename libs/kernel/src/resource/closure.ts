import type { Expression } from '../tree/expression.ts';

/**
 * A state in which a record is frozen: what is posted is not changed, what is in force not deleted. The server refuses
 * these verbs with 409 and the message; screens do not offer them.
 */
export interface Closure<F extends string> {
  readonly verbs: readonly ClosedVerb[];
  /** Holds for a closed record; unknown counts as open. */
  readonly when: Expression<F>;
  /** Stable code that clients receive with the refusal. */
  readonly code: string;
  readonly message: string;
}

/** Being closed to `archive` only blocks archiving: archived records may always be restored. */
export type ClosedVerb = 'update' | 'archive' | 'delete';
