import type { Readable } from 'node:stream';
import type { AnyReport, ReportColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { rowBatches } from '../query/stream.ts';
import { plainText } from '../transfer/sheet/cell.ts';
import type { ColumnForm, OutCell, SheetColumn } from '../transfer/sheet/cell.ts';
import { sheetWriter } from '../transfer/sheet/sheet-writer.ts';
import type { SheetFormat, SheetWriter } from '../transfer/sheet/sheet-writer.ts';
import { servicesOf } from '../transfer/transfer-services.ts';

/** A report on its way into a file. */
export interface SheetReport {
  readonly engine: Engine;
  readonly context: CallContext;
  readonly report: AnyReport;
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

const cellOf = (value: unknown, { as }: ReportColumn): OutCell => {
  if (value === null || value === undefined || value === '') return null;
  if (forms[as].kind === 'number') return { number: String(value) };
  if (as === 'date') return { day: String(value) };
  return as === 'flag' ? (value === true ? 'Yes' : 'No') : String(value);
};

const write = async (
  { engine, context, report, statement }: SheetReport,
  writer: SheetWriter,
): Promise<void> => {
  const entries = Object.entries(report.columns);
  const columns = entries.map(([, column]): SheetColumn => ({
    header: column.label,
    form: forms[column.as],
  }));
  const { dateOrder: dayOrder } = await servicesOf(engine).forms(context);
  const sheet = { name: report.label, columns, dayOrder };
  let begun = false;
  for await (const batch of rowBatches(engine.database, context.institute, statement)) {
    const rows = batch.map((text) => {
      const row = JSON.parse(text) as RecordValues;
      return entries.map(([key, column]) => cellOf(row[key], column));
    });
    if (!begun) writer.begin({ ...sheet, sample: rows });
    begun = true;
    await writer.add(rows);
    if (writer.output.destroyed) return;
  }
  if (!begun) writer.begin({ ...sheet, sample: [] });
  await writer.end();
};

/** The rows of a report as a file that grows while it is read; texts cannot act as formulas. */
export const streamReport = (report: SheetReport, format: SheetFormat): Readable => {
  const writer = sheetWriter(format);
  write(report, writer).catch((error: unknown) => {
    writer.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return writer.output;
};
