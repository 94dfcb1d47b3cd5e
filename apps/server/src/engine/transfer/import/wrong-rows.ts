import type { StoredFile } from '../../../platform/files/stored-file.ts';
import type { Files } from '../../../platform/files/files.ts';
import { digitsOfNumber, plainText } from '../sheet/cell.ts';
import type { InCell, OutCell } from '../sheet/cell.ts';
import type { Sheet, SheetRow } from '../sheet/sheet.ts';
import { mediaTypes, sheetWriter } from '../sheet/sheet-writer.ts';

/** Column after those of the file that states why a row was not imported. */
export const reasonColumn = 'Reason';

/** Column before it that states where the row was in the file it came from, if it is elsewhere now. */
export const placeColumn = 'Original row';

/** A row that was not imported. */
export interface WrongRow {
  readonly source: SheetRow;
  readonly reason: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

const cellOf = (cell: InCell | undefined, typed: boolean): OutCell => {
  if (cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return { number: digitsOfNumber(cell) };
  return typed && day.test(cell) ? { day: cell } : cell;
};

/** The columns of a file without the reasons of an earlier import. */
const columnsOf = ({ columns }: Sheet): readonly string[] =>
  columns.at(-1) === reasonColumn ? columns.slice(0, -1) : columns;

/** Row after the header. */
const firstRow = 2;

const areMoved = (wrong: readonly WrongRow[]): boolean =>
  wrong.some(({ source }, index) => source.row !== index + firstRow);

const rowsPerStep = 500;

/** Stores the wrong rows as a file like the one they came from, to be corrected and imported again. */
export const keepWrongRows = async (
  files: Files,
  { institute, createdBy }: { readonly institute: string; readonly createdBy: number },
  from: Pick<StoredFile, 'name'>,
  sheet: Sheet,
  wrong: readonly WrongRow[],
): Promise<{ readonly id: number; readonly name: string }> => {
  const columns = columnsOf(sheet);
  const typed = sheet.format === 'xlsx';
  const moved = areMoved(wrong);
  const rows = wrong.map(({ source, reason }): readonly OutCell[] => [
    ...columns.map((_, index) => cellOf(source.cells[index], typed)),
    ...(moved ? [{ number: String(source.row) }] : []),
    reason,
  ]);
  const writer = sheetWriter(sheet.format);
  const stem = from.name.replace(/\.[^.]*$/, '').replace(/ - wrong rows$/, '');
  const about = { name: `${stem} - wrong rows.${sheet.format}`, type: mediaTypes[sheet.format], createdBy };
  const kept = files.keep(institute, { ...about, type: about.type.split(';', 1)[0] ?? '' }, writer.output);
  const headers = [...columns, ...(moved ? [placeColumn] : []), reasonColumn].map((header) => ({
    header,
    form: plainText,
  }));
  writer.begin({ name: 'Wrong rows', columns: headers, dayOrder: 'YMD', sample: rows.slice(0, rowsPerStep) });
  for (let at = 0; at < rows.length; at += rowsPerStep) await writer.add(rows.slice(at, at + rowsPerStep));
  await writer.end();
  const { id, name } = await kept;
  return { id, name };
};
