import type { EntryPlace, EntryRow, TypedCell, TypedColumn } from './entry-grid.ts';
import { rowsNamed } from './pasted-rows.ts';

interface Typing<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TypedColumn<Row>[];
}

const mayType = <Row>(column: TypedColumn<Row>, row: Row): boolean => column.closed?.(row) === undefined;

/** The cells below one, each with its value. */
export const filledDown = <Row extends EntryRow>(
  { rows, columns }: Typing<Row>,
  from: EntryPlace,
): readonly TypedCell<Row>[] => {
  const [row, column] = [rows[from.row], columns[from.column]];
  if (!row || !column) return [];
  const text = column.text(row);
  return rows
    .slice(from.row + 1)
    .filter((one) => mayType(column, one))
    .map((one) => ({ row: one, column: column.key, text }));
};

/**
 * The cells filled by pasted lines: those of the rows named by their first column, otherwise from one cell to the right and
 * down.
 * @returns `lost`: the first texts of lines that match no row
 */
export const pastedInto = <Row extends EntryRow>(
  lines: readonly (readonly string[])[],
  { rows, columns }: Typing<Row>,
  from: EntryPlace,
): { readonly cells: readonly TypedCell<Row>[]; readonly lost: readonly string[] } => {
  const named = rowsNamed(lines, rows);
  const placed = named?.rows ?? lines.map((cells, down) => ({ row: rows[from.row + down], cells }));
  const cells = placed.flatMap(({ row, cells: texts }) =>
    texts.flatMap((text, right) => {
      const column = columns[from.column + right];
      return row && column && mayType(column, row) ? [{ row, column: column.key, text }] : [];
    }),
  );
  return { cells, lost: named?.lost ?? [] };
};
