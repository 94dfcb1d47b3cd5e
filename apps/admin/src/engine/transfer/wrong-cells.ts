import { rowReason } from './row-reason.ts';

/** What is wrong with a row: at the cells of its columns, and what belongs to none of them. */
export interface WrongCells {
  readonly byColumn: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

const separator = '; ';

/** The column that a reason is about: each begins with its name. */
const columnOf = (reason: string, longestFirst: readonly string[]): string | undefined =>
  longestFirst.find((column) => reason.startsWith(`${column}:`) || reason.startsWith(`${column} `));

interface Reason {
  readonly column: string | undefined;
  text: string;
}

/** The reasons of a row one by one, as the server has put them together. */
const reasonsIn = (reason: string, columns: readonly string[]): readonly Reason[] => {
  const longestFirst = [...columns].toSorted((a, b) => b.length - a.length);
  const reasons: Reason[] = [];
  for (const part of reason.split(separator)) {
    const column = columnOf(part, longestFirst);
    const last = reasons.at(-1);
    // A cell that is quoted may hold what stands between two reasons.
    if (column === undefined && last?.column !== undefined) last.text += `${separator}${part}`;
    else if (part !== '') reasons.push({ column, text: part });
  }
  return reasons;
};

/** The reason of a row in the language of the user. @param columns names of the columns of the file */
export const reasonsOfRow = (reason: string, columns: readonly string[]): string =>
  reasonsIn(reason, columns)
    .map(({ column, text }) => rowReason(text, column))
    .join(separator);

/** Takes the reason of a row apart, and says each in the language of the user. */
export const wrongCells = (reason: string, columns: readonly string[]): WrongCells => {
  const reasons = reasonsIn(reason, columns).map(({ column, text }) => ({
    column,
    text: rowReason(text, column),
  }));
  const byColumn = new Map<string, string>();
  for (const { column, text } of reasons) {
    if (column === undefined) continue;
    const before = byColumn.get(column);
    byColumn.set(column, before === undefined ? text : `${before}${separator}${text}`);
  }
  return { byColumn, others: reasons.flatMap(({ column, text }) => (column === undefined ? [text] : [])) };
};

/** Texts of mended cells by column, by the row as it is counted in the file. */
export type Mended = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** Writes a text into a cell. */
export const withCell = (mended: Mended, row: number, column: string, text: string): Mended =>
  new Map(mended).set(row, { ...mended.get(row), [column]: text });

/** Mended rows as the call takes them. */
export const mendedBody = (
  mended: Mended,
): readonly { readonly row: number; readonly cells: Readonly<Record<string, string>> }[] =>
  [...mended].map(([row, cells]) => ({ row, cells }));
