import { buffer } from 'node:stream/consumers';
import { NotFound } from '@school/kernel';
import { readBankTable, readCamt053, type BankFileProblem, type BankStatement } from '@school/domain';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { openSheet } from '../../../engine/transfer/sheet/sheet.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { StoredFile } from '../../../platform/files/stored-file.ts';

const words: Readonly<Record<BankFileProblem['problem'], string>> = {
  NOT_XML: 'The file is not readable XML.',
  NOT_CAMT053: 'The file is not a camt.053 bank statement.',
  NO_HEADER: 'No row has headings for a date and an amount.',
  BAD_DAY: 'Row %{row} has no readable date. Nothing was imported.',
  BAD_AMOUNT: 'Row %{row} has no readable amount. Nothing was imported.',
  TWO_CURRENCIES: 'The file has more than one currency. Use one account for each.',
};

const rowsOf = async (files: Files, institute: string, file: StoredFile): Promise<string[][]> => {
  const sheet = await openSheet(() => files.read(institute, file), file);
  const rows = [sheet.columns.map(String)];
  for await (const { row, cells } of sheet.rows()) {
    // Empty rows keep their place, so that an unreadable row is reported with the spreadsheet's row number.
    while (rows.length < row - 1) rows.push([]);
    rows.push(cells.map(String));
  }
  return rows;
};

/** A table has no number of its own: it is identified by its file name. */
const named = (read: BankStatement, file: StoredFile): BankStatement =>
  read.number === '' ? { ...read, number: file.name.replace(/\.[^.]+$/, '') } : read;

/**
 * Reads a bank file.
 * @throws Invalid at `file` naming what cannot be read, and where
 */
export const readStatementFile = async (
  files: Files,
  institute: string,
  id: number,
): Promise<BankStatement> => {
  const file = await files.find(institute, id);
  if (!file) throw new NotFound();
  const isXml = file.name.toLowerCase().endsWith('.xml');
  const read = isXml
    ? readCamt053((await buffer(await files.read(institute, file))).toString('utf8'))
    : readBankTable(await rowsOf(files, institute, file));
  if (!('problem' in read)) return named(read, file);
  throw invalidField('file', read.problem, words[read.problem], { row: read.row ?? 0 });
};
