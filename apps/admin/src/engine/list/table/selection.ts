export type RowId = number | string;

/** What is marked, and how to change it. */
export interface Selection {
  readonly ids: readonly RowId[];
  readonly toggle: (id: RowId) => void;
  readonly set: (ids: readonly RowId[]) => void;
  /** The rows that can be marked, on all pages that a search leaves; without it every row is one of them. */
  readonly reach?: readonly RowId[];
}

const withinReach = ({ ids, reach }: Pick<Selection, 'ids' | 'reach'>): readonly RowId[] =>
  reach ? ids.filter((id) => reach.includes(id)) : ids;

const markableOf = ({ reach }: Pick<Selection, 'reach'>, page: readonly RowId[]): readonly RowId[] =>
  reach ? page.filter((id) => reach.includes(id)) : page;

/** How the box in the header stands; it is never empty while a row of another page is marked, which nobody sees. */
export const markOfPage = (
  selection: Pick<Selection, 'ids' | 'reach'>,
  page: readonly RowId[],
): { readonly checked: boolean; readonly indeterminate: boolean } => {
  const own = markableOf(selection, page);
  const checked = own.length > 0 && own.every((id) => selection.ids.includes(id));
  return { checked, indeterminate: !checked && withinReach(selection).length > 0 };
};

/**
 * The marks after the box in the header was clicked: the rows of the page are marked besides the others, or, where they
 * were, no row of any page is: marks that nobody sees would go along with what is done next.
 */
export const togglePage = (
  selection: Pick<Selection, 'ids' | 'reach'>,
  page: readonly RowId[],
): readonly RowId[] => {
  const { ids } = selection;
  if (!markOfPage(selection, page).checked) return [...new Set([...ids, ...markableOf(selection, page)])];
  const gone = withinReach(selection);
  return ids.filter((id) => !gone.includes(id));
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
