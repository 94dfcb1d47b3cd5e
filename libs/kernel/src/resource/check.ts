import type { Expression } from '../tree/expression.ts';

/** A rule that every row satisfies; the database enforces it, too. */
export interface Check<F extends string> {
  /** Stable name; part of the database constraint. */
  readonly key: string;
  /** Must hold for every row; null counts as holding, as in SQL. */
  readonly holds: Expression<F>;
  readonly message: string;
  /** The field that shows the message. */
  readonly field: F;
}
