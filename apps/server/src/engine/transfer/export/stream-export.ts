import type { Readable } from 'node:stream';
import { rowBatches } from '../../query/stream.ts';
import type { Statement } from '../../../platform/database/database.ts';
import type { Engine } from '../../engine.ts';
import type { DayOrder, OutCell } from '../sheet/cell.ts';
import { sheetWriter } from '../sheet/sheet-writer.ts';
import type { SheetFormat, SheetWriter } from '../sheet/sheet-writer.ts';
import { exportCell } from './export-cell.ts';
import type { ExportContext } from './export-cell.ts';
import type { ExportColumn } from './export-columns.ts';

/** Everything that makes an export. */
export interface ExportJob {
  readonly engine: Engine;
  readonly institute: string;
  readonly statement: Statement;
  readonly columns: readonly ExportColumn[];
  readonly format: SheetFormat;
  readonly name: string;
  readonly context: ExportContext;
}

const cellsOf = (row: string, { columns, context }: ExportJob): readonly OutCell[] => {
  const values = JSON.parse(row) as Readonly<Record<string, unknown>>;
  return columns.map((column, index) => exportCell(values[String(index)], column, context));
};

const write = async (job: ExportJob, writer: SheetWriter): Promise<void> => {
  const { engine, institute, statement, columns, name, context } = job;
  const dayOrder: DayOrder = context.dateOrder;
  let begun = false;
  for await (const batch of rowBatches(engine.database, institute, statement)) {
    const rows = batch.map((row) => cellsOf(row, job));
    if (!begun) writer.begin({ name, columns, dayOrder, sample: rows });
    begun = true;
    await writer.add(rows);
    if (writer.output.destroyed) return;
  }
  if (!begun) writer.begin({ name, columns, dayOrder, sample: [] });
  await writer.end();
};

/** The file as it grows; whoever reads it sets the pace, and its end comes when they go away. */
export const streamExport = (job: ExportJob): Readable => {
  const writer = sheetWriter(job.format);
  write(job, writer).catch((error: unknown) => {
    writer.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return writer.output;
};
