import type { Readable } from 'node:stream';
import { shownColumns } from '@school/kernel';
import type { AnyReport, ReportColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { rowBatches } from '../query/stream.ts';
import { plainText } from '../transfer/sheet/cell.ts';
import type { ColumnForm, OutCell, SheetColumn } from '../transfer/sheet/cell.ts';
import { sheetWriter } from '../transfer/sheet/sheet-writer.ts';
import type { SheetFormat } from '../transfer/sheet/sheet-writer.ts';
import type { SheetWriter } from '../transfer/sheet/sheet-output.ts';
import { servicesOf } from '../transfer/transfer-services.ts';
import { RunningTotals } from '../print/report-rows.ts';
import type { ReportWords } from '../print/report-words.ts';

/** A report on its way into a file. */
export interface SheetReport {
  readonly engine: Engine;
  readonly context: CallContext;
  readonly report: AnyReport;
  readonly words: ReportWords;
  readonly statement: Statement;
}

const forms: Readonly<Record<ReportColumn['as'], ColumnForm>> = {
  text: plainText,
  flag: plainText,
  int: { kind: 'number', scale: 0, grouped: false },
  decimal: { kind: 'number', scale: 2, grouped: false },
  money: { kind: 'number', scale: 2, grouped: true },
  date: { kind: 'day' },
};

const cellOf = (value: unknown, { as }: ReportColumn, words: ReportWords): OutCell => {
  if (value === null || value === undefined || value === '') return null;
  if (forms[as].kind === 'number') return { number: String(value) };
  if (as === 'date') return { day: String(value) };
  return as === 'flag' ? (value === true ? words.yes : words.no) : String(value);
};

/** The last row of a sheet: the word in the first column that is not summed. */
const totalRow = ({ report, words }: SheetReport, running: RunningTotals): readonly OutCell[] => {
  const { totals } = running;
  const entries = shownColumns(report);
  const wordAt = entries.findIndex(([key, column]) => totals[key] === undefined && column.as === 'text');
  return entries.map(([key, column], index) => {
    const total = totals[key];
    if (total !== undefined) return cellOf(total, column, words);
    return index === wordAt ? words.total : null;
  });
};

const write = async (sheetReport: SheetReport, writer: SheetWriter, format: SheetFormat): Promise<void> => {
  const { engine, context, report, words, statement } = sheetReport;
  const entries = shownColumns(report);
  const columns = entries.map(([key, column]): SheetColumn => ({
    header: words.column(key),
    form: forms[column.as],
  }));
  const { dateOrder: dayOrder } = await servicesOf(engine).forms(context);
  const sheet = { name: words.title, columns, dayOrder };
  const running = new RunningTotals(report);
  let begun = false;
  for await (const batch of rowBatches(engine.database, context.institute, statement)) {
    const rows = batch.map((text) => {
      const row = JSON.parse(text) as RecordValues;
      running.add(row);
      return entries.map(([key, column]) => cellOf(row[key], column, words));
    });
    if (!begun) writer.begin({ ...sheet, sample: rows });
    begun = true;
    await writer.add(rows);
    if (writer.output.destroyed) return;
  }
  if (!begun) writer.begin({ ...sheet, sample: [] });
  // Plain values go on to other programs, which would count a row of sums among them.
  if (format === 'xlsx' && begun && Object.keys(running.totals).length > 0) {
    await writer.add([totalRow(sheetReport, running)]);
  }
  await writer.end();
};

/** The rows of a report as a file that grows while it is read; texts cannot act as formulas. */
export const streamReport = (report: SheetReport, format: SheetFormat): Readable => {
  const writer = sheetWriter(format);
  write(report, writer, format).catch((error: unknown) => {
    writer.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return writer.output;
};
