import type { Readable } from 'node:stream';
import { rowBatches } from '../../query/stream.ts';
import type { Statement } from '../../../platform/database/database.ts';
import type { Engine } from '../../engine.ts';
import type { OutCell } from '../sheet/cell.ts';
import type { SheetLine } from '../sheet/sheet-line.ts';
import { sheetWriter } from '../sheet/sheet-writer.ts';
import type { SheetFormat } from '../sheet/sheet-writer.ts';
import type { SheetWriter } from '../sheet/sheet-output.ts';
import { exportCell } from './export-cell.ts';
import type { ExportContext } from './export-cell.ts';
import type { ExportColumn } from './export-columns.ts';
import { GroupHeadings } from './export-groups.ts';
import type { ExportGroups } from './export-groups.ts';

/** Everything that makes up an export. */
export interface ExportJob {
  readonly engine: Engine;
  readonly institute: string;
  readonly statement: Statement;
  readonly columns: readonly ExportColumn[];
  readonly format: SheetFormat;
  readonly name: string;
  readonly context: ExportContext;
  /** Rows appear below their group headings. */
  readonly groups?: ExportGroups | undefined;
}

type Values = Readonly<Record<string, unknown>>;

const cellsOf = (values: Values, { columns, context }: ExportJob): readonly OutCell[] =>
  columns.map((column, index) => exportCell(values[String(index)], column, context));

const write = async (job: ExportJob, writer: SheetWriter): Promise<void> => {
  const { engine, institute, statement, columns, name, context, groups } = job;
  const sheet = { name, columns, dayOrder: context.dateOrder, grouped: groups !== undefined };
  const headings = groups && new GroupHeadings(groups, context);
  let begun = false;
  for await (const batch of rowBatches(engine.database, institute, statement)) {
    const sample: (readonly OutCell[])[] = [];
    const lines = batch.flatMap((row): readonly SheetLine[] => {
      const values = JSON.parse(row) as Values;
      const cells = cellsOf(values, job);
      sample.push(cells);
      return headings ? headings.above(values, cells) : [cells];
    });
    if (!begun) writer.begin({ ...sheet, sample });
    begun = true;
    await writer.add(lines);
    if (writer.output.destroyed) return;
  }
  if (!begun) writer.begin({ ...sheet, sample: [] });
  await writer.end();
};

/** The file as a stream; its reader sets the pace, and it ends when they disconnect. */
export const streamExport = (job: ExportJob): Readable => {
  const writer = sheetWriter(job.format);
  write(job, writer).catch((error: unknown) => {
    writer.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return writer.output;
};
