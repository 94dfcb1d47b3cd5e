import type { EachRecord } from '@school/kernel';

export type ReportRow = Readonly<Record<string, unknown>>;

/** Rows that are alike in one column, with their sums. */
export interface ReportGroup {
  readonly value: string | null;
  readonly count: number;
  readonly totals: Readonly<Record<string, string>>;
}

/** One page of a report; everything but `rows` is about all of its rows, worked out by the server. */
export interface ReportAnswer {
  readonly rows: readonly ReportRow[];
  readonly total: number;
  readonly totals: Readonly<Record<string, string>>;
  readonly groups: readonly ReportGroup[];
  readonly chart: readonly ReportGroup[];
  /** The records that have columns of their own. */
  readonly each?: Readonly<Record<string, readonly EachRecord[]>>;
}

/** What stands between the rows of a page. */
export type ReportLine =
  | { readonly kind: 'head'; readonly group: ReportGroup }
  | { readonly kind: 'row'; readonly row: ReportRow; readonly at: number }
  | { readonly kind: 'sum'; readonly group: ReportGroup };

/**
 * The rows of a page with the head of each group before its first row and its sums behind its last one. A group that
 * goes on from the page before gets its head again, and its sums only where it ends.
 * @param offset place of the first row of the page among all rows
 */
export const linesOf = (
  { rows, groups }: Pick<ReportAnswer, 'rows' | 'groups'>,
  groupBy: string | undefined,
  offset: number,
): readonly ReportLine[] => {
  if (groupBy === undefined) return rows.map((row, at) => ({ kind: 'row', row, at }));
  const ends = new Map<ReportGroup, number>();
  groups.reduce((end, group) => {
    ends.set(group, end + group.count);
    return end + group.count;
  }, 0);
  const groupOf = (row: ReportRow): ReportGroup | undefined => {
    const value = row[groupBy] ?? null;
    return groups.find((group) => group.value === (value === null ? null : String(value)));
  };
  const lines: ReportLine[] = [];
  let current: ReportGroup | undefined;
  for (const [at, row] of rows.entries()) {
    const group = groupOf(row);
    if (group && group !== current) lines.push({ kind: 'head', group });
    current = group;
    lines.push({ kind: 'row', row, at });
    if (group && ends.get(group) === offset + at + 1) lines.push({ kind: 'sum', group });
  }
  return lines;
};
