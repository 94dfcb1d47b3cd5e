import type { FieldProblem } from '../problem/problem.ts';
import type { Filter } from '../tree/filter.ts';

/** What is done to many records at once. */
export type BulkVerb = 'update' | 'archive' | 'restore' | 'delete';

/** A change of many records: those that are named, or all that match; all or nothing. */
export interface BulkRequest {
  readonly verb: BulkVerb;
  readonly ids?: readonly (number | string)[];
  readonly filter?: Filter;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Says what would change, and changes nothing. */
  readonly preview?: boolean;
  /** Rows that are meant but shall be left alone: those that a preview skipped. */
  readonly except?: readonly (number | string)[];
}

/** A sentence before its values, which stand in it as `%{name}`. */
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
  /** The reason as clients say it in their language. */
  readonly said?: Said;
  /** What is wrong with a field. */
  readonly problem?: FieldProblem;
}

/** One record that would change: its name, and the fields with their old and new words. */
export interface PlannedChange {
  readonly id: number;
  readonly label: string;
  readonly old: Readonly<Record<string, unknown>>;
  readonly new: Readonly<Record<string, unknown>>;
}

/** What a change of many records has done. */
export interface BulkAnswer {
  readonly count: number;
  /** How many of the named ones were not there, or so already. */
  readonly skipped: number;
}

/** What a change of many records would do. */
export interface BulkPreview {
  readonly count: number;
  readonly skipped: readonly SkippedRow[];
  /** The first rows that would change, as examples. */
  readonly changes: readonly PlannedChange[];
}
