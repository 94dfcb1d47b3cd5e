import type { FieldProblem } from '../problem/problem.ts';
import type { Filter } from '../tree/filter.ts';

/** What is done to many records at the same time. */
export type BulkVerb = 'update' | 'archive' | 'restore' | 'delete';

/** A change of many records: those listed, or all that match; all or nothing. */
export interface BulkRequest {
  readonly verb: BulkVerb;
  readonly ids?: readonly (number | string)[];
  readonly filter?: Filter;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Returns what would change without changing anything. */
  readonly preview?: boolean;
  /** Rows to be left out although selected: those that a preview skipped. */
  readonly except?: readonly (number | string)[];
}

/** A sentence before its values are filled in for `%{name}`. */
export interface Said {
  readonly text: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A row that would not change, and why. */
export interface SkippedRow {
  readonly id: number;
  readonly label?: string;
  /** `notFound`, `unchanged`, or the code of the refusal. */
  readonly code: string;
  readonly reason: string;
  /** The reason, to be translated by clients. */
  readonly said?: Said;
  /** The problem with a field. */
  readonly problem?: FieldProblem;
}

/** One record that would change: its name, and the fields with their old and new display values. */
export interface PlannedChange {
  readonly id: number;
  readonly label: string;
  readonly old: Readonly<Record<string, unknown>>;
  readonly new: Readonly<Record<string, unknown>>;
}

/** The result of a change of many records. */
export interface BulkAnswer {
  readonly count: number;
  /** How many of the listed ones were missing, or already unchanged. */
  readonly skipped: number;
}

/** The effect of a change of many records. */
export interface BulkPreview {
  readonly count: number;
  readonly skipped: readonly SkippedRow[];
  /** The first rows that would change, as examples. */
  readonly changes: readonly PlannedChange[];
}
