export type RowId = number | string;

/** What is selected, and how to change it. */
export interface Selection {
  readonly ids: readonly RowId[];
  readonly toggle: (id: RowId) => void;
  readonly set: (ids: readonly RowId[]) => void;
  /** The selectable rows, on all pages of a search; without it every row is selectable. */
  readonly reach?: readonly RowId[];
}

const withinReach = ({ ids, reach }: Pick<Selection, 'ids' | 'reach'>): readonly RowId[] =>
  reach ? ids.filter((id) => reach.includes(id)) : ids;

const markableOf = ({ reach }: Pick<Selection, 'reach'>, page: readonly RowId[]): readonly RowId[] =>
  reach ? page.filter((id) => reach.includes(id)) : page;

/** The state of the header checkbox; it is never empty while a row of another page is selected, which nobody sees. */
export const markOfPage = (
  selection: Pick<Selection, 'ids' | 'reach'>,
  page: readonly RowId[],
): { readonly checked: boolean; readonly indeterminate: boolean } => {
  const own = markableOf(selection, page);
  const checked = own.length > 0 && own.every((id) => selection.ids.includes(id));
  return { checked, indeterminate: !checked && withinReach(selection).length > 0 };
};

/**
 * The selection after a click on the header checkbox: the rows of the page are selected in addition to the others or, if
 * they already were, no row of any page is: a selection that nobody sees would be included in the next action.
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
  /** Where the range started, and the rows that Shift and an arrow key have moved from and to. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

/** The selection after one more step of a range: away from its start it adds rows, back towards it it removes them. */
export const stepped = (
  marked: readonly RowId[],
  idAt: (row: number) => RowId | undefined,
  { start, from, to }: Step,
): readonly RowId[] => {
  if (Math.abs(to - start) < Math.abs(from - start)) return marked.filter((id) => id !== idAt(from));
  const both = [idAt(from), idAt(to)].filter((id) => id !== undefined);
  return [...new Set([...marked, ...both])];
};

/** The selection after a click with Shift: all rows from the one clicked before get the same state as this one. */
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

/** Selected rows as text that pastes into a spreadsheet as cells. */
export const asCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
