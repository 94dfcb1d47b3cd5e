import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import type { CellValue, Worksheet } from 'exceljs';
import type { ColumnForm, DayOrder, OutCell, SheetColumn } from './cell.ts';
import { textOfCell } from './cell.ts';
import type { SheetOptions, SheetWriter } from './sheet-writer.ts';

/** Digits that a spreadsheet keeps of a number; longer ones are written as text. */
const mostDigits = 15;
/** Spreadsheets know no days before this one, and count those of the two months before March 1900 wrong. */
const firstDay = '1900-03-01';
const narrowest = 8;
const widest = 50;
const forbiddenInNames = /[[\]:*?/\\]/g;

const dayForms: Readonly<Record<DayOrder, string>> = {
  YMD: 'yyyy-mm-dd',
  DMY: 'dd/mm/yyyy',
  MDY: 'mm/dd/yyyy',
};

const formatOf = (form: ColumnForm, order: DayOrder): string | undefined => {
  if (form.kind === 'day') return dayForms[order];
  if (form.kind === 'moment') return `${dayForms[order]} hh:mm:ss`;
  if (form.kind === 'text') return '@';
  if (form.sign) return `0.00##"${form.sign}"`;
  const whole = form.grouped ? '#,##0' : '0';
  const decimals = form.scale > 0 ? `.${'0'.repeat(form.scale)}` : '';
  return `${whole}${decimals}`;
};

const numberOf = (digits: string): number | string => {
  const significant = digits.replace(/^-?0*\.?0*/, '').replace('.', '');
  return significant.length <= mostDigits ? Number(digits) : digits;
};

const valueOf = (cell: OutCell): CellValue => {
  if (cell === null) return null;
  if (typeof cell === 'string') return cell;
  if ('number' in cell) return numberOf(cell.number);
  const text = 'day' in cell ? cell.day : cell.wall;
  return text < firstDay ? textOfCell(cell) : new Date('day' in cell ? `${text}T00:00:00Z` : `${text}Z`);
};

const widthOf = ({ header, form }: SheetColumn, texts: readonly string[]): number => {
  const longest = Math.max(header.length + 3, ...texts.map((text) => text.length + 2));
  const least = form.kind === 'moment' ? 20 : form.kind === 'day' ? 12 : narrowest;
  return Math.min(widest, Math.max(least, longest));
};

/** A workbook that is written while its rows come, row by row, with typed cells. */
export class XlsxWriter implements SheetWriter {
  readonly output = new PassThrough({ highWaterMark: 1_048_576 });
  private readonly workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: this.output,
    useStyles: true,
    useSharedStrings: false,
  });
  private sheet: Worksheet | undefined;

  begin({ name, columns, dayOrder, sample }: SheetOptions): void {
    this.sheet?.commit();
    const title = name.replaceAll(forbiddenInNames, ' ').trim().slice(0, 31) || 'Sheet';
    const sheet = this.workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map((column, index) => ({
      width: widthOf(
        column,
        sample.map((row) => textOfCell(row[index] ?? null)),
      ),
      style: { numFmt: formatOf(column.form, dayOrder) },
    }));
    const header = sheet.getRow(1);
    header.values = columns.map(({ header }) => header);
    header.font = { bold: true };
    header.numFmt = '@';
    header.commit();
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: Math.max(1, columns.length) } };
    this.sheet = sheet;
  }

  async add(rows: readonly (readonly OutCell[])[]): Promise<void> {
    for (const row of rows) this.sheet?.addRow(row.map(valueOf)).commit();
    // The packer works on the rows while this waits; without the pause they would pile up.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.output.writableNeedDrain && !this.output.destroyed) await once(this.output, 'drain');
  }

  async end(): Promise<void> {
    this.sheet?.commit();
    await this.workbook.commit();
  }

  fail(error: Error): void {
    this.output.destroy(error);
  }
}
