import { stringify } from 'csv-stringify';
import type { Stringifier } from 'csv-stringify';
import type { OutCell } from './cell.ts';
import { textOfCell } from './cell.ts';
import { drained } from './drained.ts';
import { guarded } from './formula-guard.ts';
import { isHeading } from './sheet-line.ts';
import type { SheetLine } from './sheet-line.ts';
import type { SheetOptions } from './sheet-output.ts';
import type { SheetWriter } from './sheet-output.ts';

/** Only texts can hide a formula; a negative number stays a number. */
const field = (cell: OutCell): string => (typeof cell === 'string' ? guarded(cell) : textOfCell(cell));

/** Comma-separated, UTF-8 with the BOM that spreadsheets need to recognise it, line ends as in RFC 4180. */
export class CsvWriter implements SheetWriter {
  readonly output: Stringifier = stringify({
    bom: true,
    record_delimiter: 'windows',
    // By default the library quotes only the whole line end.
    quoted_match: /[\r\n]/,
  });
  private begun = false;
  private skipped = false;

  begin({ columns }: SheetOptions): void {
    this.skipped = this.begun;
    if (!this.skipped) this.output.write(columns.map(({ header }) => guarded(header)));
    this.begun = true;
  }

  async add(lines: readonly SheetLine[]): Promise<void> {
    if (this.skipped) return;
    for (const line of lines) if (!isHeading(line)) this.output.write(line.map(field));
    await drained(this.output);
  }

  end(): Promise<void> {
    this.output.end();
    return Promise.resolve();
  }

  fail(error: Error): void {
    this.output.destroy(error);
  }
}
