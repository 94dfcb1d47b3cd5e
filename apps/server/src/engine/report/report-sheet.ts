import type { Readable } from 'node:stream';
import { insteadOf, scaleOf, shownColumns } from '@school/kernel';
import type { AnyReport, ReportColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { rowBatches } from '../query/stream.ts';
import { plainText } from '../transfer/sheet/cell.ts';
import type { ColumnForm, DayOrder, OutCell, SheetColumn } from '../transfer/sheet/cell.ts';
import type { SheetLine } from '../transfer/sheet/sheet-line.ts';
import { sheetWriter } from '../transfer/sheet/sheet-writer.ts';
import type { SheetFormat } from '../transfer/sheet/sheet-writer.ts';
import type { SheetWriter } from '../transfer/sheet/sheet-output.ts';
import { servicesOf } from '../transfer/transfer-services.ts';
import { RunningTotals, figureText, groupTitle, summedColumns } from '../print/report-rows.ts';
import type { ReportWords } from '../print/report-words.ts';

/** A report being written to a file. */
export interface SheetReport {
  readonly engine: Engine;
  readonly context: CallContext;
  readonly report: AnyReport;
  readonly words: ReportWords;
  readonly statement: Statement;
  /** The parameters of the report, in words. */
  readonly asked: RecordValues;
}

const formOf = (column: ReportColumn): ColumnForm => {
  if (column.as === 'date') return { kind: 'day' };
  const scale = scaleOf(column);
  return scale === undefined ? plainText : { kind: 'number', scale, grouped: column.as === 'money' };
};

const cellOf = (value: unknown, column: ReportColumn, words: ReportWords): OutCell => {
  if (value === null || value === undefined || value === '') return null;
  if (scaleOf(column) !== undefined) return { number: figureText(value, column) };
  if (column.as === 'date') return { day: String(value) };
  if (column.as === 'flag') return value === true ? words.yes : words.no;
  return words.value(String(value), column);
};

/** What a row shows in place of a value that it does not have. */
const insteadIn = (row: RecordValues, key: string, words: ReportWords): OutCell => {
  const instead = insteadOf(row, key);
  return instead === undefined ? null : words.value(instead);
};

/**
 * What appears above the header: the title, the parameters and the day. Files of plain values go on to other programs,
 * which take the first line as the header, so these state it only in their name.
 */
const headOf = ({ words, asked, context }: SheetReport): readonly (readonly string[])[] => [
  [words.title],
  ...Object.entries(asked)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => [words.parameter(key), String(value)]),
  [words.asOf, context.today],
  [],
];

/** A row of sums, which stands out: what they are of appears in the first column that is not summed. */
const totalRow = ({ report, words }: SheetReport, { totals }: RunningTotals, name: string): SheetLine => {
  const entries = shownColumns(report);
  const wordAt = entries.findIndex(([key, column]) => totals[key] === undefined && column.as === 'text');
  const heading = entries.map(([key, column], index): OutCell => {
    const total = totals[key];
    if (total !== undefined) return cellOf(total, column, words);
    return index === wordAt ? name : null;
  });
  return { heading };
};

/**
 * The sums of a report while its rows stream: those of a group after its last row, those of all at the end, as on the
 * screen and on paper. Plain values go on to other programs, which would count them among the rows; they omit whatever
 * stands out.
 */
class SheetSums {
  private readonly all: RunningTotals;
  private group: { readonly title: string; readonly sums: RunningTotals } | undefined;

  constructor(
    private readonly sheet: SheetReport,
    private readonly dayOrder: DayOrder,
  ) {
    this.all = new RunningTotals(sheet.report);
  }

  private get isSummed(): boolean {
    return summedColumns(this.sheet.report).length > 0;
  }

  /** @returns the sums of the previous group, if the row is the first of another one */
  add(row: RecordValues): readonly SheetLine[] {
    this.all.add(row);
    const { groupBy, columns } = this.sheet.report;
    const column = groupBy === undefined ? undefined : columns[groupBy];
    if (groupBy === undefined || !column) return [];
    const title = groupTitle(row[groupBy], column, this.dayOrder, this.sheet.words);
    const before = this.group?.title === title ? [] : this.endOfGroup();
    this.group ??= { title, sums: new RunningTotals(this.sheet.report) };
    this.group.sums.add(row);
    return before;
  }

  /** The sums of the last group and the grand totals. */
  end(): readonly SheetLine[] {
    if (!this.isSummed) return [];
    return [...this.endOfGroup(), totalRow(this.sheet, this.all, this.sheet.words.total)];
  }

  private endOfGroup(): readonly SheetLine[] {
    const { group } = this;
    this.group = undefined;
    if (!group || !this.isSummed) return [];
    return [totalRow(this.sheet, group.sums, `${this.sheet.words.total} ${group.title}`)];
  }
}

const write = async (sheetReport: SheetReport, writer: SheetWriter): Promise<void> => {
  const { engine, context, report, words, statement } = sheetReport;
  const entries = shownColumns(report);
  const columns = entries.map(([key, column]): SheetColumn => ({
    header: words.column(key),
    form: formOf(column),
  }));
  const { dateOrder } = await servicesOf(engine).forms(context);
  const sheet = { name: words.title, columns, dayOrder: dateOrder, head: headOf(sheetReport) };
  const sums = new SheetSums(sheetReport, dateOrder);
  const cellsOf = (row: RecordValues): readonly OutCell[] =>
    entries.map(([key, column]) => cellOf(row[key], column, words) ?? insteadIn(row, key, words));
  let begun = false;
  for await (const batch of rowBatches(engine.database, context.institute, statement)) {
    const rows = batch.map((text) => JSON.parse(text) as RecordValues);
    if (!begun) writer.begin({ ...sheet, sample: rows.map(cellsOf) });
    begun = true;
    await writer.add(rows.flatMap((row): readonly SheetLine[] => [...sums.add(row), cellsOf(row)]));
    if (writer.output.destroyed) return;
  }
  if (!begun) writer.begin({ ...sheet, sample: [] });
  else await writer.add(sums.end());
  await writer.end();
};

/** The rows of a report as a streamed file; texts cannot act as formulas. */
export const streamReport = (report: SheetReport, format: SheetFormat): Readable => {
  const writer = sheetWriter(format);
  write(report, writer).catch((error: unknown) => {
    writer.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return writer.output;
};
