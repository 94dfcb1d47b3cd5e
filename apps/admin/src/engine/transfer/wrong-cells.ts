import { rowReason } from './row-reason.ts';

/** What is wrong with a row: at the cells of its columns, and what belongs to none of them. */
export interface WrongCells {
  readonly byColumn: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

const separator = '; ';

/** The column that a reason is about: each starts with its name. */
const columnOf = (reason: string, longestFirst: readonly string[]): string | undefined =>
  longestFirst.find((column) => reason.startsWith(`${column}:`) || reason.startsWith(`${column} `));

interface Reason {
  readonly column: string | undefined;
  text: string;
}

/** The reasons for a row one by one, as combined by the server. */
const reasonsIn = (reason: string, columns: readonly string[]): readonly Reason[] => {
  const longestFirst = [...columns].toSorted((a, b) => b.length - a.length);
  const reasons: Reason[] = [];
  for (const part of reason.split(separator)) {
    const column = columnOf(part, longestFirst);
    const last = reasons.at(-1);
    // A quoted cell may contain the separator between two reasons.
    if (column === undefined && last?.column !== undefined) last.text += `${separator}${part}`;
    else if (part !== '') reasons.push({ column, text: part });
  }
  return reasons;
};

/** The reason for a row in the user's language. @param columns names of the columns of the file */
export const reasonsOfRow = (reason: string, columns: readonly string[]): string =>
  reasonsIn(reason, columns)
    .map(({ column, text }) => rowReason(text, column))
    .join(separator);

/** Splits the reason for a row, and words each part in the user's language. */
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

/** Texts of corrected cells by column, by the row number in the file. */
export type Mended = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** Writes a text into a cell. */
export const withCell = (mended: Mended, row: number, column: string, text: string): Mended =>
  new Map(mended).set(row, { ...mended.get(row), [column]: text });

/** Corrected rows as the call expects them. */
export const mendedBody = (
  mended: Mended,
): readonly { readonly row: number; readonly cells: Readonly<Record<string, string>> }[] =>
  [...mended].map(([row, cells]) => ({ row, cells }));
