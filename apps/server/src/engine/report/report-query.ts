import type { AnyReport } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import { objectOf } from '../query/record-json.ts';

/** SQL for a page, in terms of the query: its rows in order, and one row about all of them. */
export interface OwnPage {
  /** The rows, with the columns named by the cells. */
  readonly rows: string;
  /** One row: `total`, the number of rows, and the sum of each summed column under its key. */
  readonly told: string;
}

/**
 * The query of a report. Without cells it returns one text column `row`: JSON with the keys of the columns, exact numbers
 * as text. With them it returns columns, and only those rows that are read become JSON.
 */
export interface ReportQuery extends Statement {
  /**
   * SQL of the value of each column, by its key, in the row `g`; a value that is only looked up is computed for shown rows
   * only.
   */
  readonly cells?: Readonly<Record<string, string>>;
  /**
   * A page in the report's own order, where the query can find it without going through all rows.
   * @param range SQL of how many rows, and of how many before them
   */
  readonly page?: (range: { readonly limit: string; readonly offset: string }) => OwnPage;
}

/** Exact numbers are sent as text. */
const outward = (report: AnyReport, key: string, sql: string): string => {
  const as = report.columns[key]?.as;
  return as === 'money' || as === 'decimal' ? `(${sql})::text` : sql;
};

/** SQL of the JSON of the row `g`. */
export const rowJson = (report: AnyReport, { cells }: ReportQuery): string =>
  cells
    ? objectOf(Object.entries(cells).map(([key, sql]) => [key, outward(report, key, sql)] as const))
    : 'g.row::json';
