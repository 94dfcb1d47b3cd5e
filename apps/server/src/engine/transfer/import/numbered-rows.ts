import { textOf } from './cell-value.ts';
import type { InCell } from '../sheet/cell.ts';
import type { Sheet, SheetRow } from '../sheet/sheet.ts';
import { placeColumn, reasonColumn } from './wrong-rows.ts';

const numberIn = (cell: InCell | undefined): number =>
  cell !== undefined && /^\d{1,7}$/.test(textOf(cell)) ? Number(textOf(cell)) : 0;

/** Whether the numbers only increase, as they were written: rows that someone has added or sorted have none to go by. */
const areKept = async (sheet: Sheet, at: number): Promise<boolean> => {
  let last = 1;
  for await (const { cells } of sheet.rows()) {
    const number = numberIn(cells[at]);
    if (number <= last) return false;
    last = number;
  }
  return true;
};

/**
 * A file as it is imported: wrong rows of an earlier import keep the numbers that they have in the file they came from, and
 * the column that states them fills no field.
 */
export const numberedSheet = async (sheet: Sheet): Promise<Sheet> => {
  const at = sheet.columns.length - 2;
  if (sheet.columns[at] !== placeColumn || sheet.columns[at + 1] !== reasonColumn) return sheet;
  const kept = await areKept(sheet, at);
  const without = <T>(cells: readonly T[]): readonly T[] => cells.filter((_, index) => index !== at);
  const numbered = ({ row, cells }: SheetRow): SheetRow => ({
    row: kept ? numberIn(cells[at]) : row,
    cells: without(cells),
  });
  return {
    ...sheet,
    columns: without(sheet.columns),
    rows: async function* () {
      for await (const row of sheet.rows()) yield numbered(row);
    },
  };
};
