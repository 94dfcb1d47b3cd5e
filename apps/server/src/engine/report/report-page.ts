import { wordsOf } from '@school/kernel';
import type { AnyReport, ReportColumn } from '@school/kernel';
import { renderTemplate } from '../../platform/templates/render-template.ts';
import type { RecordValues } from '../behaviour.ts';
import { groupsOf, totalsOf } from './report-rows.ts';
import type { RowGroup, Totals } from './report-rows.ts';
import { reportTemplate } from './report-template.ts';

/** A report on its way onto paper. */
export interface PrintedReport {
  readonly report: AnyReport;
  readonly rows: readonly RecordValues[];
  /** What was asked, in words, by parameter. */
  readonly asked: RecordValues;
  readonly institution: string;
  readonly today: string;
}

const isNumber = ({ as }: ReportColumn): boolean => as === 'money' || as === 'int' || as === 'decimal';

const grouped = (figure: string): string => {
  const [whole = '0', decimals] = figure.split('.');
  const parted = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? parted : `${parted}.${decimals}`;
};

const textOf = (value: unknown, column: ReportColumn): string => {
  if (value === null || value === undefined) return '';
  return isNumber(column) ? grouped(String(value)) : String(value);
};

type Entries = readonly (readonly [key: string, column: ReportColumn])[];

const sumCells = (columns: Entries, totals: Totals, title: string): string[] =>
  columns.map(([key, column], place) => {
    const total = totals[key];
    return total === undefined ? (place === 0 ? title : '') : textOf(total, column);
  });

const groupView = (columns: Entries, { title, rows, totals }: RowGroup): object => ({
  title: title ?? '',
  rows: rows.map((row) => columns.map(([key, column]) => textOf(row[key], column))),
  totals: sumCells(columns, totals, `Total ${title ?? ''}`),
});

/** The HTML of a report with its groups and sums. */
export const reportPage = ({ report, rows, asked, institution, today }: PrintedReport): Promise<string> => {
  const columns = Object.entries(report.columns).filter(([key]) => key !== report.groupBy);
  const totals = totalsOf(report, rows);
  return renderTemplate(reportTemplate, {
    title: report.label,
    institution,
    today,
    asked: Object.entries(asked).map(([key, value]) => ({
      label: report.parameters[key]?.label ?? wordsOf(key),
      value: String(value),
    })),
    columns: columns.map(([, column]) => ({ label: column.label, css: isNumber(column) ? 'number' : '' })),
    groups: groupsOf(report, rows).map((group) => groupView(columns, group)),
    sums: Object.keys(totals).length > 0,
    totals: sumCells(columns, totals, 'Total'),
  });
};
