import type { Readable } from 'node:stream';
import type { DayOrder, OutCell, SheetColumn } from './cell.ts';
import type { SheetLine } from './sheet-line.ts';

/** What a sheet is made for. */
export interface SheetOptions {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly dayOrder: DayOrder;
  /** Some rows of the sheet, by which columns are made wide enough. */
  readonly sample: readonly (readonly OutCell[])[];
  /** Lines above the header: what the sheet is and what was asked. Plain values, which other programs read, have none. */
  readonly head?: readonly (readonly string[])[];
  /** Rows stand in groups below headings, so that spreadsheets can close them. */
  readonly grouped?: boolean;
}

/** Writes sheets one after the other into one file that can be read while it grows. */
export interface SheetWriter {
  readonly output: Readable;
  /** Begins a sheet; the file formats that know only one take the first. */
  begin(sheet: SheetOptions): void;
  /** Adds lines; settles when the reader has room for more. Plain values know no headings, and leave them out. */
  add(lines: readonly SheetLine[]): Promise<void>;
  /** Ends the file. */
  end(): Promise<void>;
  /** Ends it early, because its rows cannot be had. */
  fail(error: Error): void;
}
