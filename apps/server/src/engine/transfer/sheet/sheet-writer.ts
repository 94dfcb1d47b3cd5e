import { CsvWriter } from './csv-writer.ts';
import type { SheetWriter } from './sheet-output.ts';
import { XlsxWriter } from './xlsx-writer.ts';

export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export const mediaTypes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const sheetWriter = (format: SheetFormat): SheetWriter =>
  format === 'csv' ? new CsvWriter() : new XlsxWriter();
