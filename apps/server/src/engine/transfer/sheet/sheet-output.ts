import type { Readable } from 'node:stream';
import type { DayOrder, OutCell, SheetColumn } from './cell.ts';
import type { SheetLine } from './sheet-line.ts';

/** What a sheet is created for. */
export interface SheetOptions {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly dayOrder: DayOrder;
  /** Sample rows of the sheet, for determining column widths. */
  readonly sample: readonly (readonly OutCell[])[];
  /** Lines above the header: what the sheet is and its parameters. Plain values, which other programs read, have none. */
  readonly head?: readonly (readonly string[])[];
  /** Rows are grouped below headings, so that spreadsheets can collapse them. */
  readonly grouped?: boolean;
}

/** Writes sheets one after the other into one file that can be read as it is written. */
export interface SheetWriter {
  readonly output: Readable;
  /** Starts a sheet; file formats that support only one take the first. */
  begin(sheet: SheetOptions): void;
  /** Adds lines; settles when the reader has room for more. Plain values have no headings, and omit them. */
  add(lines: readonly SheetLine[]): Promise<void>;
  /** Ends the file. */
  end(): Promise<void>;
  /** Ends it early, because its rows cannot be obtained. */
  fail(error: Error): void;
}
