import { Exact, Invalid } from '@school/kernel';
import type { AnyReport } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { rowBatches } from '../query/stream.ts';

/** Sums of the columns that are summed, exact, as texts. */
export type Totals = Readonly<Record<string, string>>;

/** Keys of the columns that are summed. */
export const summedColumns = ({ columns }: AnyReport): readonly string[] =>
  Object.entries(columns).flatMap(([key, { total }]) => (total ? [key] : []));

const decimalsOf = (report: AnyReport, key: string): number => (report.columns[key]?.as === 'money' ? 2 : 0);

/** Sums over rows. */
export const totalsOf = (report: AnyReport, rows: readonly RecordValues[]): Totals =>
  Object.fromEntries(
    summedColumns(report).map((key) => {
      const sum = rows.reduce((total, row) => total.plus(String(row[key] ?? '0')), new Exact(0));
      return [key, sum.toFixed(Math.max(decimalsOf(report, key), sum.decimalPlaces()))];
    }),
  );

/** Rows that stand together with their sums; all rows are one group where the report has none. */
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
 * @param most above it the caller is asked for less
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
      throw new Invalid(`The report has more than ${most} rows; narrow it, or take it as CSV or XLSX.`);
    }
  }
  return rows;
};
