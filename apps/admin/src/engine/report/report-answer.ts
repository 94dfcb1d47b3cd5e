import type { EndingGroup, ReportAnswer, ReportGroup, ReportRow } from '@school/kernel';

/** What comes between the rows of a page. */
export type ReportLine =
  | { readonly kind: 'head'; readonly group: ReportGroup }
  | { readonly kind: 'row'; readonly row: ReportRow; readonly at: number }
  | { readonly kind: 'sum'; readonly group: ReportGroup };

/**
 * The rows of a page with the header of each group before its first row and its totals after its last one. A group
 * continued from the previous page gets its header again, and its totals only where it ends.
 * @param offset position of the first row of the page among all rows
 */
export const linesOf = (
  { rows, groups }: Pick<ReportAnswer, 'rows' | 'groups'>,
  groupBy: string | undefined,
  offset: number,
): readonly ReportLine[] => {
  if (groupBy === undefined) return rows.map((row, at) => ({ kind: 'row', row, at }));
  const byValue = new Map(groups.map((group) => [group.value, group]));
  const groupOf = (row: ReportRow): EndingGroup | undefined => {
    const value = row[groupBy] ?? null;
    return byValue.get(value === null ? null : String(value));
  };
  const lines: ReportLine[] = [];
  let current: EndingGroup | undefined;
  for (const [at, row] of rows.entries()) {
    const group = groupOf(row);
    if (group && group !== current) lines.push({ kind: 'head', group });
    current = group;
    lines.push({ kind: 'row', row, at });
    if (group && group.end === offset + at + 1) lines.push({ kind: 'sum', group });
  }
  return lines;
};
