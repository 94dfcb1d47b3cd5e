import { Refusal } from '@school/kernel';
import type { Invalid, Violation } from '@school/kernel';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import type { OpenFile } from './open-file.ts';
import { invalidField } from '../../envelope/refusals.ts';
import { distinct } from '../field-label.ts';
import type { InCell } from './cell.ts';
import { readCsv } from './csv-reader.ts';
import { mostColumns, mostRows, tooManyColumns } from './limits.ts';
import type { SheetFormat } from './sheet-writer.ts';
import { readXlsx } from './xlsx-reader.ts';

/** A row as it appears in the file; `row` counts from 1, including the header. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly InCell[];
}

/** A file of rows under one header. */
export interface Sheet {
  readonly format: SheetFormat;
  /** Names of the columns, each unique. */
  readonly columns: readonly string[];
  /** The rows from the beginning on each call; rows without any value are omitted. */
  rows(): AsyncIterable<SheetRow>;
}

const formatOf = ({ name }: Pick<StoredFile, 'name'>): SheetFormat | undefined => {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  if (extension === 'xlsx') return 'xlsx';
  return ['csv', 'txt', 'tsv'].includes(extension) ? 'csv' : undefined;
};

const headerOf = (cells: readonly InCell[]): readonly string[] =>
  distinct(cells.map((cell, index) => String(cell).replaceAll(/\s+/g, ' ').trim() || `Column ${index + 1}`));

export const isBlank = (cell: InCell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const refuse = (message: string, code: string, params?: Violation['params']): Invalid =>
  invalidField('fileId', code, message, params);

async function* filled(rows: AsyncIterable<readonly InCell[]>): AsyncGenerator<SheetRow> {
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    if (row > mostRows + 1)
      throw refuse('A file may have at most %{max} rows.', 'tooManyRows', { max: mostRows });
    if (!cells.every(isBlank)) yield { row, cells };
  }
}

async function* behindHeader(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let first = true;
  for await (const row of rows) {
    if (!first) yield row;
    first = false;
  }
}

const firstRow = async (rows: AsyncIterable<SheetRow>): Promise<readonly InCell[]> => {
  for await (const { cells } of rows) return cells;
  return [];
};

/**
 * Opens a stored file as rows under a header.
 * @param open returns its bytes from the beginning on each call
 * @throws Refusal 415 for other kinds of files, Invalid for files without a header, with too many columns or broken ones
 */
export const openSheet = async (open: OpenFile, file: Pick<StoredFile, 'name'>): Promise<Sheet> => {
  const format = formatOf(file);
  if (!format) {
    throw new Refusal(415, 'Save the file as CSV or XLSX first.', { code: 'TYPE_NOT_ALLOWED' });
  }
  const read = format === 'csv' ? await readCsv(open) : await readXlsx(open);
  const columns = headerOf(await firstRow(filled(read())));
  if (columns.length === 0) throw refuse('The file has no header row.', 'noHeader');
  if (columns.length > mostColumns) throw tooManyColumns();
  return { format, columns, rows: () => behindHeader(filled(read())) };
};
