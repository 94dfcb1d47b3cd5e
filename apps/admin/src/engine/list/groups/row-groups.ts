import type { GroupFigures } from '@school/kernel';
import { isOpen, type GroupState } from './group-state.ts';

type GroupedRow = Readonly<Record<string, unknown>>;

/** One group of a page: its heading, and those of its rows that are on this page. */
export interface RowGroup<Row> {
  readonly key: string;
  readonly open: boolean;
  readonly rows: readonly Row[];
  /** Undefined while it is being counted. */
  readonly figures: GroupFigures | undefined;
  /** Positions of its rows on this page within the group, from 1; only for a group that spans pages. */
  readonly part?: { readonly from: number; readonly to: number };
}

/** The group that a row says it belongs to. */
export const groupOfRow = (row: GroupedRow): string => {
  const key = row['_group'];
  return typeof key === 'string' ? key : '';
};

const partOf = <Row>(
  { count, start }: GroupFigures,
  rows: readonly Row[],
  offset: number,
): RowGroup<Row>['part'] => {
  if (rows.length === 0 || rows.length >= count) return undefined;
  const from = Math.max(offset - start, 0) + 1;
  return { from, to: from + rows.length - 1 };
};

/**
 * The rows of a page under the headings of their groups, in the order of both. Rows are assigned by their own values, so
 * that none appears under a wrong heading if something was changed between the two calls.
 * @param figures the groups of this page as counted by the server
 * @param offset position of the first row of the page among the rows of all open groups
 */
export const rowGroupsOf = <Row extends GroupedRow>(
  rows: readonly Row[],
  figures: readonly GroupFigures[] | undefined,
  state: GroupState,
  offset: number,
): readonly RowGroup<Row>[] => {
  const left = new Map<string, Row[]>();
  for (const row of rows) {
    const key = groupOfRow(row);
    const own = left.get(key);
    if (own) own.push(row);
    else left.set(key, [row]);
  }
  const known = (figures ?? []).map((figure): RowGroup<Row> => {
    const open = isOpen(state, figure.key);
    // One that has just been closed disappears immediately, one that has just been opened fills when its rows have arrived.
    const own = open ? (left.get(figure.key) ?? []) : [];
    left.delete(figure.key);
    return { key: figure.key, open, rows: own, figures: figure, part: partOf(figure, own, offset) };
  });
  const others = [...left].map(([key, own]) => ({ key, open: true, rows: own, figures: undefined }));
  return [...known, ...others];
};
