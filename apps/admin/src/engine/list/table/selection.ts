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

/** Marked rows as text that pastes as cells into a spreadsheet. */
export const asCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
