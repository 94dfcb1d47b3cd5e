import { shownColumns } from '@school/kernel';
import type { AnyReport } from '@school/kernel';
import { listRequestOf } from '../calls/list-parameters.ts';
import { badParameter, single } from '../calls/query-parameters.ts';
import type { Query } from '../calls/query-parameters.ts';
import type { ReportRange, ReportSort } from './report-statement.ts';
import { invalidField } from '../envelope/refusals.ts';

export const reportFormats = ['json', 'csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Rows per page by default. */
const usualRows = 200;

export const formatOf = (query: Query): ReportFormat => {
  const asked = single(query, 'format') ?? 'json';
  const format = reportFormats.find((candidate) => candidate === asked);
  if (format) return format;
  throw badParameter('format', 'format must be one of %{formats}.', {
    formats: reportFormats.join(', '),
  });
};

/**
 * Order and page of a report: `sort=["netPay","DESC"]`, `range=[0,199]`.
 * @throws Invalid for a column that is not shown, more than one, or a page of more than 1000 rows
 */
export const reportRequest = (
  report: AnyReport,
  query: Query,
): { readonly sort: ReportSort | undefined; readonly range: ReportRange } => {
  const { sort, range = { offset: 0, limit: usualRows } } = listRequestOf({
    sort: query['sort'],
    range: query['range'],
  });
  const [first, ...more] = sort ?? [];
  if (more.length > 0) throw badParameter('sort', 'A report can only be sorted by one column.');
  if (first && !shownColumns(report).some(([key]) => key === first.field)) {
    throw invalidField('sort', 'unknownField', 'The report cannot be sorted by %{name}.', {
      name: first.field.slice(0, 60),
    });
  }
  return { sort: first && { column: first.field, descending: first.descending }, range };
};
