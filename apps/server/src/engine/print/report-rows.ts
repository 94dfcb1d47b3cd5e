import { Exact, Invalid, scaleOf } from '@school/kernel';
import type { AnyReport, ReportColumn } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import { printedDay, type Letterhead } from '../../platform/letterhead/letterhead.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { rowBatches } from '../query/stream.ts';
import type { ReportWords } from './report-words.ts';

/** Sums of the summed columns, exact, as text. */
export type Totals = Readonly<Record<string, string>>;

/** Keys of the summed columns. */
export const summedColumns = ({ columns }: AnyReport): readonly string[] =>
  Object.entries(columns).flatMap(([key, { total }]) => (total ? [key] : []));

const decimalsOf = (column: ReportColumn | undefined, figure: InstanceType<typeof Exact>): string =>
  figure.toFixed(Math.max((column && scaleOf(column)) ?? 0, figure.decimalPlaces()));

const number = /^-?\d+(\.\d+)?$/;

/** A figure with the decimals of its column, or more if it has more; what is not a figure stays as it is. */
export const figureText = (value: unknown, column: ReportColumn): string => {
  const text = String(value);
  return number.test(text) ? decimalsOf(column, new Exact(text)) : text;
};

/** What appears above a group. */
export const groupTitle = (
  value: unknown,
  column: ReportColumn,
  order: Letterhead['dateOrder'],
  words: Pick<ReportWords, 'value'>,
): string => {
  const text = String(value ?? '');
  return column.as === 'date' && text !== '' ? printedDay(text, order) : words.value(text, column);
};

const withDecimals = (report: AnyReport, key: string, sum: InstanceType<typeof Exact>): string =>
  decimalsOf(report.columns[key], sum);

/** Sums as the database returns them, money with its decimals. */
export const exactTotals = (report: AnyReport, sums: Totals): Totals =>
  Object.fromEntries(
    Object.entries(sums).map(([key, sum]) => [key, withDecimals(report, key, new Exact(sum))]),
  );

/** Sums over rows. */
export const totalsOf = (report: AnyReport, rows: readonly RecordValues[]): Totals =>
  Object.fromEntries(
    summedColumns(report).map((key) => {
      const sum = rows.reduce((total, row) => total.plus(String(row[key] ?? '0')), new Exact(0));
      return [key, withDecimals(report, key, sum)];
    }),
  );

/** Sums accumulated with the rows of a file, which are never all in memory. */
export class RunningTotals {
  private readonly report: AnyReport;
  private readonly sums: Map<string, InstanceType<typeof Exact>>;

  constructor(report: AnyReport) {
    this.report = report;
    this.sums = new Map(summedColumns(report).map((key) => [key, new Exact(0)]));
  }

  add(row: RecordValues): void {
    for (const [key, sum] of this.sums) this.sums.set(key, sum.plus(String(row[key] ?? '0')));
  }

  get totals(): Totals {
    return Object.fromEntries([...this.sums].map(([key, sum]) => [key, withDecimals(this.report, key, sum)]));
  }
}

/** Rows that belong together with their sums; all rows are one group if the report has none. */
export interface RowGroup {
  readonly title: string | undefined;
  readonly rows: readonly RecordValues[];
  readonly totals: Totals;
}

export const groupsOf = (report: AnyReport, rows: readonly RecordValues[]): RowGroup[] => {
  const { groupBy } = report;
  if (groupBy === undefined) return [{ title: undefined, rows, totals: totalsOf(report, rows) }];
  const groups = new Map<string, RecordValues[]>();
  for (const row of rows) {
    const title = String(row[groupBy] ?? '');
    const group = groups.get(title);
    if (group) group.push(row);
    else groups.set(title, [row]);
  }
  return [...groups].map(([title, own]) => ({ title, rows: own, totals: totalsOf(report, own) }));
};

/**
 * All rows of a report, where an answer needs them at once.
 * @param most above it the caller is asked to narrow the request
 * @throws Invalid
 */
export const rowsAtOnce = async (
  engine: Engine,
  { institute }: CallContext,
  statement: Statement,
  most: number,
): Promise<RecordValues[]> => {
  const rows: RecordValues[] = [];
  for await (const batch of rowBatches(engine.database, institute, statement)) {
    rows.push(...batch.map((row) => JSON.parse(row) as RecordValues));
    if (rows.length > most) {
      throw new Invalid(
        'The report has more than %{max} rows. Narrow it, or download it as CSV or XLSX.',
        [],
        {
          max: most,
        },
      );
    }
  }
  return rows;
};
