import { mostMarkLines, readMarkFile } from '@school/resources';
import type { Engine } from '../../engine/engine.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { handle } from '../../engine/operation/handle.ts';
import { openImportFile } from '../../engine/transfer/import/import-file.ts';
import { digitsOfNumber, type InCell } from '../../engine/transfer/sheet/cell.ts';

const mostCells = 50;

const textOf = (cell: InCell): string =>
  (typeof cell === 'number' ? digitsOfNumber(cell) : cell).replaceAll(/\s+/g, ' ').trim();

/** Files of marks are parsed here, so that spreadsheets are interpreted as in every other import. */
export const markFileHandlers = (engine: Engine) => [
  handle(readMarkFile, async ({ input: { fileId }, context }) => {
    const { sheet } = await openImportFile(engine, context, fileId);
    const lines = [{ line: 1, cells: sheet.columns.slice(0, mostCells) }];
    for await (const { row, cells } of sheet.rows()) {
      lines.push({ line: row, cells: cells.slice(0, mostCells).map(textOf) });
      if (lines.length > mostMarkLines) {
        throw invalidField('fileId', 'tooManyRows', 'A file may have at most %{max} rows.', {
          max: mostMarkLines - 1,
        });
      }
    }
    return { lines };
  }),
];
