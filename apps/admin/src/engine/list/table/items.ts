import type { ReactNode } from 'react';

/** Rows grouped under a heading. */
export interface TableGroup<Row> {
  readonly key: string;
  readonly title: string;
  /** Its number of records, and which of them are shown here. */
  readonly note: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly rows: readonly Row[];
  /** Totals of the whole group by the key of their column. */
  readonly sums: Readonly<Record<string, ReactNode>>;
}

/** What takes one line of a table: a row, or the heading of a group. */
export type Item<Row> =
  | { readonly row: Row; readonly heading?: undefined }
  | { readonly row?: undefined; readonly heading: TableGroup<Row> };

/** The lines of a table in order: its rows or, with groups, those of open groups below their headings. */
export const itemsOf = <Row>(
  rows: readonly Row[],
  groups: readonly TableGroup<Row>[] | undefined,
): readonly Item<Row>[] =>
  groups
    ? groups.flatMap((heading): Item<Row>[] => [{ heading }, ...heading.rows.map((row) => ({ row }))])
    : rows.map((row) => ({ row }));
