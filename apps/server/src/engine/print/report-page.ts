import { insteadOf, shownColumns } from '@school/kernel';
import type { AnyReport, ReportColumn } from '@school/kernel';
import { printedDay, type Letterhead } from '../../platform/letterhead/letterhead.ts';
import { renderTemplate } from '../../platform/templates/render-template.ts';
import type { RecordValues } from '../behaviour.ts';
import { figureText, groupTitle, groupsOf, totalsOf } from './report-rows.ts';
import type { RowGroup, Totals } from './report-rows.ts';
import { reportTemplate } from './report-template.ts';
import { layoutOf } from './report-width.ts';
import type { PageLayout } from './report-width.ts';
import type { ReportWords } from './report-words.ts';

/** A report on its way to print. */
export interface PrintedReport {
  readonly report: AnyReport;
  readonly words: ReportWords;
  readonly rows: readonly RecordValues[];
  /** The parameters of the report, in words. */
  readonly asked: RecordValues;
  readonly head: Letterhead;
  /** Picture as a `data:` address, empty if there is none. */
  readonly logo: string;
  readonly today: string;
}

const isNumber = ({ as }: ReportColumn): boolean => as === 'money' || as === 'int' || as === 'decimal';

const cssOf = (column: ReportColumn): string => {
  if (isNumber(column)) return 'number';
  // A date would be broken at its hyphens.
  return column.as === 'date' ? 'day' : '';
};

const grouped = (figure: string): string => {
  const [whole = '0', decimals] = figure.split('.');
  const parted = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? parted : `${parted}.${decimals}`;
};

/** A date as people write it: 23 November 2026, in the language of the document. */
const longDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

const textOf = (
  value: unknown,
  column: ReportColumn,
  { words, head }: Pick<PrintedReport, 'words' | 'head'>,
): string => {
  if (value === null || value === undefined) return '';
  if (column.as === 'flag') return value === true ? words.yes : words.no;
  if (column.as === 'date') return printedDay(String(value), head.dateOrder);
  return isNumber(column) ? grouped(figureText(value, column)) : words.value(String(value), column);
};

/** A cell of a row, or what replaces it where it has no figure. */
const textIn = (row: RecordValues, key: string, column: ReportColumn, printed: PrintedReport): string =>
  textOf(row[key], column, printed) || printed.words.value(insteadOf(row, key) ?? '');

type Entries = readonly (readonly [key: string, column: ReportColumn])[];

const sumCells = (columns: Entries, totals: Totals, title: string, printed: PrintedReport): string[] =>
  columns.map(([key, column], place) => {
    const total = totals[key];
    return total === undefined ? (place === 0 ? title : '') : textOf(total, column, printed);
  });

/** A column is as wide as its longest word, except for words that would push the others off the sheet. */
const longWord = /\S{25}/;
const cellView = (text: string): object => ({ text, css: longWord.test(text) ? ' long' : '' });

const titleOf = ({ title }: RowGroup, { report, head, words }: PrintedReport): string => {
  const column = report.groupBy === undefined ? undefined : report.columns[report.groupBy];
  return column ? groupTitle(title, column, head.dateOrder, words) : (title ?? '');
};

const groupView = (columns: Entries, group: RowGroup, printed: PrintedReport): object => {
  const title = titleOf(group, printed);
  return {
    title,
    rows: group.rows.map((row) =>
      columns.map(([key, column]) => cellView(textIn(row, key, column, printed))),
    ),
    totals: sumCells(columns, group.totals, `${printed.words.total} ${title}`, printed),
  };
};

/** The HTML of a report with its groups and sums, and the sheet that fits all of its columns. */
export const reportPage = async (printed: PrintedReport): Promise<PageLayout & { readonly html: string }> => {
  const { report, words, rows, asked, head, logo, today } = printed;
  const columns = shownColumns(report).filter(([key]) => key !== report.groupBy);
  const totals = totalsOf(report, rows);
  const groups = groupsOf(report, rows).map((group) => groupView(columns, group, printed));
  const sums = sumCells(columns, totals, words.total, printed);
  const texts = rows.map((row) => columns.map(([key, column]) => textIn(row, key, column, printed)));
  const layout = layoutOf([columns.map(([key]) => words.column(key)), sums, ...texts]);
  const html = await renderTemplate(reportTemplate, {
    language: words.language,
    title: words.title,
    head,
    logo,
    today: longDay(today, words.language),
    size: layout.points,
    asked: Object.entries(asked).map(([key, value]) => ({
      label: words.parameter(key),
      value: String(value),
    })),
    columns: columns.map(([key, column]) => ({
      label: words.column(key),
      css: cssOf(column),
    })),
    groups,
    sums: Object.keys(totals).length > 0,
    totals: sums,
  });
  return { ...layout, html };
};
