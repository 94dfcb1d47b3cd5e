import type { EachRecord } from '../report/define.ts';

/** A row of a report, by the keys of its columns. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** Rows with the same value in one column, with their sums. */
export interface ReportGroup {
  readonly value: string | null;
  readonly count: number;
  readonly totals: Readonly<Record<string, string>>;
}

/** A group with a row on the page; `end` is the position of its last row among all rows, from 1. */
export interface EndingGroup extends ReportGroup {
  readonly end: number;
}

/** A page of a report; everything except `rows` refers to all of its rows. */
export interface ReportAnswer {
  /** By column key. */
  readonly rows: readonly ReportRow[];
  readonly total: number;
  readonly totals: Readonly<Record<string, string>>;
  /** Those with a row on the page. */
  readonly groups: readonly EndingGroup[];
  readonly chart: readonly ReportGroup[];
  /** How many points the chart would have; `chart` has the first 60. */
  readonly chartTotal: number;
  /** The records that have columns of their own, where the report has such columns. */
  readonly each?: Readonly<Record<string, readonly EachRecord[]>>;
  /** Column keys in the requested order, where it differs from that of the definition. */
  readonly order?: readonly string[];
  /** Column keys omitted from this answer. */
  readonly leftOut?: readonly string[];
}
