export type RowId = number | string;

/** What is marked, and how to change it. */
export interface Selection {
  readonly ids: readonly RowId[];
  readonly toggle: (id: RowId) => void;
  readonly set: (ids: readonly RowId[]) => void;
}

/** The marks after the box in the header was clicked: all rows of the page, or none of them; other pages keep theirs. */
export const togglePage = (marked: readonly RowId[], page: readonly RowId[]): readonly RowId[] => {
  const all = page.every((id) => marked.includes(id));
  return all ? marked.filter((id) => !page.includes(id)) : [...new Set([...marked, ...page])];
};

interface Step {
  /** Where the range began, and the rows that Shift and an arrow have led from and to. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

/** The marks after one more step of a range: away from where it began it takes rows along, back to there it lets them go. */
export const stepped = (
  marked: readonly RowId[],
  idAt: (row: number) => RowId | undefined,
  { start, from, to }: Step,
): readonly RowId[] => {
  if (Math.abs(to - start) < Math.abs(from - start)) return marked.filter((id) => id !== idAt(from));
  const both = [idAt(from), idAt(to)].filter((id) => id !== undefined);
  return [...new Set([...marked, ...both])];
};

/** The marks after a click with Shift: all rows from the one clicked before become what this one becomes. */
export const ranged = (
  marked: readonly RowId[],
  page: readonly RowId[],
  before: RowId,
  clicked: RowId,
): readonly RowId[] => {
  const places = [page.indexOf(before), page.indexOf(clicked)].sort((a, b) => a - b);
  const [low = 0, high = 0] = places;
  const between = page.slice(low, high + 1);
  return marked.includes(clicked)
    ? marked.filter((id) => !between.includes(id))
    : [...new Set([...marked, ...between])];
};

/** Marked rows as text that pastes as cells into a spreadsheet. */
export const asCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
