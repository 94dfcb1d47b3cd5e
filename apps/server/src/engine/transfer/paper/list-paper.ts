import { Forbidden } from '@school/kernel';
import type { AnyReport, AnyResource, ReportColumn } from '@school/kernel';
import type { CallContext } from '../../context.ts';
import type { Engine } from '../../engine.ts';
import { listRequestOf } from '../../calls/list-parameters.ts';
import { namesParameter } from '../../calls/query-parameters.ts';
import type { Query } from '../../calls/query-parameters.ts';
import { listQuery } from '../../query/list.ts';
import { countStatement, openSource } from '../../query/list-statement.ts';
import { Parameters } from '../../query/parameters.ts';
import { rightsIn } from '../../query/source.ts';
import { rowBatches } from '../../query/stream.ts';
import { reportPage } from '../../print/report-page.ts';
import { givenWords, reportWords } from '../../print/report-words.ts';
import type { RecordValues } from '../../behaviour.ts';
import { letterhead, pictureOf } from '../../../platform/letterhead/letterhead.ts';
import { exportCell } from '../export/export-cell.ts';
import type { ExportContext } from '../export/export-cell.ts';
import { exportColumns } from '../export/export-columns.ts';
import type { ExportColumn } from '../export/export-columns.ts';
import { exportGroups, groupTitle, isSummed } from '../export/export-groups.ts';
import type { ExportGroups } from '../export/export-groups.ts';
import { exportStatement } from '../export/export-statement.ts';
import { textOfCell } from '../sheet/cell.ts';
import { servicesOf } from '../transfer-services.ts';
import { filterInWords } from './filter-words.ts';
import { invalidField } from '../../envelope/refusals.ts';

/** Maximum rows of a printed list. */
export const mostPaperRows = 3_000;

/** A list to be printed. */
export interface PaperList {
  readonly engine: Engine;
  readonly context: CallContext;
  readonly resource: AnyResource;
  /** `columns`, `filter`, `sort`, `q`, `group` as of a list, and `words` as of a report. */
  readonly query: Query;
}

/** Key of the column that holds the group title of a row. */
const groupColumn = '_group';

const kindOf = ({ form, field }: ExportColumn): ReportColumn['as'] => {
  if (form.kind === 'day') return 'date';
  if (form.kind !== 'number') return 'text';
  if (form.sign === '%' || (field.type === 'int' && field.year)) return 'text';
  return field.type === 'money' || form.grouped ? 'money' : form.scale > 0 ? 'decimal' : 'int';
};

const requestOf = ({ query }: PaperList) =>
  listRequestOf({
    filter: query['filter'],
    sort: query['sort'],
    q: query['q'],
    group: query['group'],
  });

/**
 * Checks whether the list can be printed.
 * @returns the number of its rows
 * @throws Forbidden without the right, Invalid for what is unknown, unreadable, or too much for paper
 */
export const checkPaper = async (list: PaperList): Promise<number> => {
  const { engine, context, resource, query } = list;
  const request = requestOf(list);
  const asked = listQuery(engine, context, resource, request);
  const source = openSource(asked);
  if (!rightsIn(source).may('export')) throw new Forbidden();
  const columns = exportColumns(source, namesParameter(query, 'columns'));
  if (request.group) exportGroups(source, request.group, columns);
  exportStatement(source, request, columns);
  givenWords(query);
  const count = countStatement(listQuery(engine, context, resource, { ...request, group: undefined }));
  const [row] = await engine.database.of(context.institute).query<{ total: string }>(count);
  const total = Number(row?.total ?? 0);
  if (total <= mostPaperRows) return total;
  const sentence = 'The list has more than %{max} rows. Narrow it, or download it as CSV or XLSX.';
  throw invalidField('filter', 'tooMany', sentence, { max: mostPaperRows });
};

const reportOf = (
  { resource }: PaperList,
  columns: readonly ExportColumn[],
  groups: ExportGroups | undefined,
): AnyReport => ({
  kind: 'report',
  key: resource.key,
  module: resource.module,
  label: resource.label[1],
  screen: '',
  parameters: {},
  columns: {
    ...Object.fromEntries(
      columns.map((column): [string, ReportColumn] => [
        column.path,
        {
          label: column.header,
          as: kindOf(column),
          ...(isSummed(resource, column) ? { total: true } : {}),
        },
      ]),
    ),
    ...(groups ? { [groupColumn]: { label: groups.named.header, as: 'text' } } : {}),
  },
  ...(groups ? { groupBy: groupColumn } : {}),
  access: [],
});

const rowOf = (
  values: RecordValues,
  columns: readonly ExportColumn[],
  groups: ExportGroups | undefined,
  context: ExportContext,
): RecordValues => ({
  ...Object.fromEntries(
    columns.map((column, index) => {
      const cell = exportCell(values[String(index)], column, context);
      const text = textOfCell(cell);
      return [
        column.path,
        cell === null ? null : column.form.kind === 'number' && column.form.sign ? `${text} %` : text,
      ];
    }),
  ),
  ...(groups ? { [groupColumn]: groupTitle(groups, values, context) } : {}),
});

/**
 * The list as a PDF under the letterhead: what it is narrowed by, its rows with groups and sums, page x of y; in landscape
 * where its columns need that.
 */
export const printList = async (
  list: PaperList,
  progress: (done: number) => Promise<void>,
): Promise<{ readonly name: string; readonly content: Buffer }> => {
  const { engine, context, resource, query } = list;
  await checkPaper(list);
  const request = requestOf(list);
  const source = openSource(listQuery(engine, context, resource, request));
  const services = servicesOf(engine);
  const own = await services.words(context);
  const columns = exportColumns(source, namesParameter(query, 'columns')).map((column) => ({
    ...column,
    header: own(column.header),
  }));
  const groups = request.group && exportGroups(source, request.group, columns);
  const statement = exportStatement(source, request, columns, groups);
  const forms: ExportContext = {
    ...(await services.forms(context)),
    today: context.today,
    locale: context.locale,
  };
  const rows: RecordValues[] = [];
  for await (const batch of rowBatches(engine.database, context.institute, statement)) {
    rows.push(...batch.map((row) => rowOf(JSON.parse(row) as RecordValues, columns, groups, forms)));
    await progress(rows.length);
  }
  const report = reportOf(list, columns, groups);
  const words = reportWords({ ...report, label: own(report.label) }, query);
  const given = givenWords(query);
  const say = (key: string, english: string): string => given.get(key)?.trim() || own(english);
  const told = {
    engine,
    institute: context.institute,
    source: openSource(listQuery(engine, context, resource, {})),
    parameters: () => new Parameters(context),
    say,
    forms,
  };
  const narrowed = [await filterInWords(told, request.filter), request.search ? `“${request.search}”` : ''];
  const filters = narrowed.filter((text) => text !== '').join('  ·  ');
  const head = await letterhead(engine.database.of(context.institute));
  const logo = await pictureOf(services.files(), context.institute, head.logoId);
  const asked: RecordValues = {
    ...(filters === '' ? {} : { filters }),
    count: rows.length,
  };
  const parameter = (key: string): string =>
    key === 'filters' ? say('filters', 'Filters') : say('count', 'Records');
  const { html, paper } = await reportPage({
    report,
    words: { ...words, parameter },
    rows,
    asked,
    head,
    logo,
    today: context.today,
  });
  const content = await services
    .printer()
    .renderPdf(html, { paper, footer: words.title, pageWords: words.page });
  return { name: `${words.title} ${context.today}`, content };
};
