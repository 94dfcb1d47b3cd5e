import type { EachRecord } from '../report/define.ts';

/** A row of a report, by the keys of its columns. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** Rows that are alike in one column, with their sums. */
export interface ReportGroup {
  readonly value: string | null;
  readonly count: number;
  readonly totals: Readonly<Record<string, string>>;
}

/** A group that has a row on the page; `end` is the place of its last row among all rows, from 1. */
export interface EndingGroup extends ReportGroup {
  readonly end: number;
}

/** A page of a report; everything but `rows` is about all of its rows. */
export interface ReportAnswer {
  /** By the keys of the columns. */
  readonly rows: readonly ReportRow[];
  readonly total: number;
  readonly totals: Readonly<Record<string, string>>;
  /** Those that have a row on the page. */
  readonly groups: readonly EndingGroup[];
  readonly chart: readonly ReportGroup[];
  /** How many points the chart would have; `chart` has the first 60. */
  readonly chartTotal: number;
  /** The records that have columns of their own, where the report has such columns. */
  readonly each?: Readonly<Record<string, readonly EachRecord[]>>;
  /** Keys of columns in the order that was asked for, where it is another one than that of the definition. */
  readonly order?: readonly string[];
  /** Keys of columns that this answer goes without. */
  readonly leftOut?: readonly string[];
}
