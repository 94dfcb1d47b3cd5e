import type { MendedRow } from '@school/kernel';
import { invalidField } from '../../envelope/refusals.ts';
import type { InCell } from '../sheet/cell.ts';
import type { Sheet, SheetRow } from '../sheet/sheet.ts';
import { bodyWith, isObject, refuse } from './run-body.ts';

/** Maximum rows corrected alongside their file: with more, the file itself has to be corrected. */
export const mostMended = 1_000;

const mostCharacters = 10_000;
const known = new Set(['row', 'cells']);

const cellsOf = (value: unknown, at: string): MendedRow['cells'] => {
  const isText = (cell: unknown): boolean => typeof cell === 'string' && cell.length <= mostCharacters;
  if (!isObject(value) || !Object.values(value).every(isText))
    throw refuse(at, 'notGroup', 'Provide text for each column.');
  return value as MendedRow['cells'];
};

/**
 * Corrected rows in a body.
 * @throws Invalid for more than can be corrected alongside a file, and for what is not a row
 */
export const mendedRowsOf = (value: unknown): readonly MendedRow[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw refuse('mended', 'notList');
  if (value.length > mostMended) {
    throw invalidField('mended', 'tooMany', 'At most %{max} rows can be corrected here.', {
      max: mostMended,
    });
  }
  return value.map((entry: unknown, index): MendedRow => {
    const { row, cells } = bodyWith(entry, known, `mended[${index}].`);
    if (typeof row !== 'number' || !Number.isSafeInteger(row) || row < 2) {
      throw refuse(`mended[${index}].row`, 'notInteger');
    }
    return { row, cells: cellsOf(cells, `mended[${index}].cells`) };
  });
};

/**
 * A file as it reads with its corrected rows.
 * @throws Invalid for a column that the file does not have
 */
export const mendedSheet = (sheet: Sheet, mended: readonly MendedRow[]): Sheet => {
  if (mended.length === 0) return sheet;
  const places = new Map(sheet.columns.map((column, at) => [column, at]));
  const cells = new Map(
    mended.map(({ row, cells: texts }, index) => [
      row,
      Object.entries(texts).map(([column, text]): readonly [number, InCell] => {
        const at = places.get(column);
        if (at !== undefined) return [at, text];
        throw invalidField(`mended[${index}].cells`, 'unknownColumn', 'The file has no column %{name}.', {
          name: column.slice(0, 60),
        });
      }),
    ]),
  );
  const mend = (source: SheetRow): SheetRow => {
    const written = cells.get(source.row);
    if (!written) return source;
    const whole: InCell[] = sheet.columns.map((_, at) => source.cells[at] ?? '');
    for (const [at, text] of written) whole[at] = text;
    return { row: source.row, cells: whole };
  };
  return {
    ...sheet,
    rows: async function* () {
      for await (const row of sheet.rows()) yield mend(row);
    },
  };
};
