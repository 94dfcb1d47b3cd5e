import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import { guarded } from '../../../engine/transfer/sheet/formula-guard.ts';
import { contentDisposition } from '../../../platform/files/content-disposition.ts';

export interface CsvFile {
  /** Without the ending. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly delimiter?: string;
  /** The byte order mark by which spreadsheets recognise UTF-8; banks do not want it. */
  readonly mark?: boolean;
}

/**
 * Sets the headers of a CSV file and returns its text; a text that a spreadsheet would execute is prefixed with an
 * apostrophe.
 */
export const sendCsv = (
  reply: FastifyReply,
  { name, rows, delimiter = ',', mark = false }: CsvFile,
): string => {
  void reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': contentDisposition(`${name}.csv`, false),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const cells = rows.map((row) => row.map((cell) => (/^-?[\d.]+$/.test(cell) ? cell : guarded(cell))));
  return stringify(cells, { bom: mark, delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
};
