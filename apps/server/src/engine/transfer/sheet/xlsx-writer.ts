import type { ColumnForm, DayOrder, SheetColumn } from './cell.ts';
import { textOfCell } from './cell.ts';
import { isHeading } from './sheet-line.ts';
import type { SheetLine } from './sheet-line.ts';
import type { SheetOptions } from './sheet-output.ts';
import type { SheetWriter } from './sheet-output.ts';
import { xmlOfCell } from './xlsx-cell.ts';
import { bookParts, columnName, sheetEnd, sheetStart, stylesPart } from './xlsx-parts.ts';
import { ZipWriter } from './zip-writer.ts';

/** Rows that a spreadsheet can show, including the header; further rows go into another sheet. */
const mostRows = 1_048_576;
/** Bytes of one sheet, below what the packed file can represent. */
const mostBytes = 3_500_000_000;
const narrowest = 8;
const widest = 50;
const longestName = 31;
const forbiddenInNames = /[[\]:*?/\\]/g;

const dayForms: Readonly<Record<DayOrder, string>> = {
  YMD: 'yyyy-mm-dd',
  DMY: 'dd/mm/yyyy',
  MDY: 'mm/dd/yyyy',
};

const formatOf = (form: ColumnForm, order: DayOrder): string => {
  if (form.kind === 'day') return dayForms[order];
  if (form.kind === 'moment') return `${dayForms[order]} hh:mm:ss`;
  if (form.kind === 'text') return '@';
  if (form.kind === 'plain') return 'General';
  if (form.sign) return `0.00##"${form.sign}"`;
  const whole = form.grouped ? '#,##0' : '0';
  const decimals = form.scale > 0 ? `.${'0'.repeat(form.scale)}` : '';
  return `${whole}${decimals}`;
};

const widthOf = ({ header, form }: SheetColumn, texts: readonly string[]): number => {
  const longest = Math.max(header.length + 3, ...texts.map((text) => text.length + 2));
  const least = form.kind === 'moment' ? 20 : form.kind === 'day' ? 12 : narrowest;
  return Math.min(widest, Math.max(least, longest));
};

const textStyle = 0;
const headerStyle = 1;
const firstOwnStyle = 2;
/** A value, followed by the same in a group heading. */
const stylesPerFormat = 2;

interface OpenSheet {
  readonly options: SheetOptions;
  readonly names: readonly string[];
  readonly styles: readonly number[];
  rows: number;
}

/** A workbook written as its rows arrive, row by row, with typed cells (ECMA-376, texts inline). */
export class XlsxWriter implements SheetWriter {
  private readonly zip = new ZipWriter();
  readonly output = this.zip.output;
  private readonly formats: string[] = [];
  private readonly titles: string[] = [];
  private sheet: OpenSheet | undefined;
  /** Sheets start and end in sequence with the added rows, without the caller having to wait. */
  private last: Promise<void> = Promise.resolve();

  begin(options: SheetOptions): void {
    this.after(() => this.open(options));
  }

  async add(lines: readonly SheetLine[]): Promise<void> {
    this.after(() => this.write(lines));
    await this.last;
  }

  async end(): Promise<void> {
    this.after(() => this.finish());
    await this.last;
  }

  fail(error: Error): void {
    this.output.destroy(error);
  }

  private after(step: () => Promise<void>): void {
    this.last = this.last.then(step);
    this.last.catch(() => undefined);
  }

  private async open(options: SheetOptions): Promise<void> {
    await this.close();
    const { columns, dayOrder, sample } = options;
    const styles = columns.map(({ form }) => this.styleOf(formatOf(form, dayOrder)));
    const names = columns.map((_, index) => columnName(index));
    const top = headerRow(options);
    this.sheet = { options, names, styles, rows: top };
    this.titles.push(this.titleOf(options.name));
    this.zip.open(`xl/worksheets/sheet${this.titles.length}.xml`);
    const widths = columns.map((column, index) => ({
      width: widthOf(
        column,
        sample.map((row) => textOfCell(row[index] ?? null)),
      ),
      style: styles[index] ?? 0,
    }));
    const header = columns.map((column, index) =>
      xmlOfCell(column.header, `${names[index] ?? ''}${top}`, headerStyle),
    );
    await this.zip.write(
      `${sheetStart(widths, options.grouped, top)}${headRows(options)}<row r="${top}">${header.join('')}</row>`,
    );
  }

  private async write(rows: readonly SheetLine[]): Promise<void> {
    const { sheet } = this;
    if (!sheet) return;
    const room = this.zip.size > mostBytes ? 0 : mostRows - sheet.rows;
    const fitting = rows.slice(0, room);
    if (fitting.length > 0) await this.zip.write(fitting.map((row) => rowOf(sheet, row)).join(''));
    if (fitting.length === rows.length) return;
    await this.open(sheet.options);
    await this.write(rows.slice(fitting.length));
  }

  private async close(): Promise<void> {
    if (!this.sheet) return;
    await this.zip.write(sheetEnd(this.sheet.names.length, headerRow(this.sheet.options)));
    await this.zip.close();
    this.sheet = undefined;
  }

  private async finish(): Promise<void> {
    await this.close();
    const parts = { ...bookParts(this.titles), 'xl/styles.xml': stylesPart(this.formats) };
    for (const [name, text] of Object.entries(parts)) {
      this.zip.open(name);
      await this.zip.write(text);
      await this.zip.close();
    }
    this.zip.end();
  }

  private styleOf(format: string): number {
    const known = this.formats.indexOf(format);
    return firstOwnStyle + stylesPerFormat * (known === -1 ? this.formats.push(format) - 1 : known);
  }

  /** Sheet names are short, and unique regardless of case. */
  private titleOf(name: string): string {
    const whole = name.replaceAll(forbiddenInNames, ' ').trim() || 'Sheet';
    const isTaken = (title: string): boolean =>
      this.titles.some((taken) => taken.toLowerCase() === title.toLowerCase());
    let title = whole.slice(0, longestName);
    for (let number = 2; isTaken(title); number += 1) {
      const tail = ` ${number}`;
      title = `${whole.slice(0, longestName - tail.length)}${tail}`;
    }
    return title;
  }
}

/** Row of the header: below the lines that state what the sheet is. */
const headerRow = ({ head = [] }: SheetOptions): number => head.length + 1;

/** Lines above the header: the title and the parameter names stand out. */
const headRows = ({ head = [] }: SheetOptions): string =>
  head
    .map((line, at) => {
      const cells = line.map((text, index) =>
        xmlOfCell(text, `${columnName(index)}${at + 1}`, index === 0 ? headerStyle : textStyle),
      );
      return `<row r="${at + 1}">${cells.join('')}</row>`;
    })
    .join('');

const rowOf = (sheet: OpenSheet, line: SheetLine): string => {
  sheet.rows += 1;
  const { rows, names, styles, options } = sheet;
  const isTitle = isHeading(line);
  const row = isTitle ? line.heading : line;
  let cells = '';
  for (let index = 0; index < row.length; index += 1) {
    const cell = row[index] ?? null;
    const style = (styles[index] ?? 0) + (isTitle ? 1 : 0);
    if (cell !== null) cells += xmlOfCell(cell, `${names[index] ?? ''}${rows}`, style);
  }
  const level = options.grouped === true && !isTitle ? ' outlineLevel="1"' : '';
  return `<row r="${rows}"${level}>${cells}</row>`;
};
