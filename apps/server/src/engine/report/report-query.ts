import type { AnyReport } from '@school/kernel';
import type { Statement } from '../../platform/database/database.ts';
import { objectOf } from '../query/record-json.ts';

/** SQL of what is on a page, in the words of the query: its rows in their order, and one row about all of them. */
export interface OwnPage {
  /** The rows, with the columns that the cells name. */
  readonly rows: string;
  /** One row: `total`, how many there are, and the sum of each column that is summed, under its key. */
  readonly told: string;
}

/**
 * The query of a report. Without cells it gives one text column `row`: JSON with the keys of the columns, exact numbers as
 * texts. With them it gives columns, and only those rows become JSON that somebody reads.
 */
export interface ReportQuery extends Statement {
  /** SQL of the value of each column, by its key, in the row `g`; a value that is only looked up is so for shown rows alone. */
  readonly cells?: Readonly<Record<string, string>>;
  /**
   * A page in the report's own order, where the query can find it without going through all rows.
   * @param range SQL of how many rows, and of how many before them
   */
  readonly page?: (range: { readonly limit: string; readonly offset: string }) => OwnPage;
}

/** Exact numbers leave as texts. */
const outward = (report: AnyReport, key: string, sql: string): string => {
  const as = report.columns[key]?.as;
  return as === 'money' || as === 'decimal' ? `(${sql})::text` : sql;
};

/** SQL of the JSON of the row `g`. */
export const rowJson = (report: AnyReport, { cells }: ReportQuery): string =>
  cells
    ? objectOf(Object.entries(cells).map(([key, sql]) => [key, outward(report, key, sql)] as const))
    : 'g.row::json';
