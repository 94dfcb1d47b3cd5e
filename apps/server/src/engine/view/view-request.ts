import type { AnyView, ShownColumn } from '@school/kernel';
import { listRequestOf } from '../calls/list-parameters.ts';
import { badParameter } from '../calls/query-parameters.ts';
import type { Query } from '../calls/query-parameters.ts';
import { invalidField } from '../envelope/refusals.ts';
import type { ViewPage } from './view-statement.ts';

/** Rows of a page when nobody says how many. */
const usualRows = 100;

/** What a view call knows besides the parameters of the view. */
export const viewWords = ['sort', 'range'] as const;

/**
 * Order and page: `sort=["dueDate","DESC"]`, `range=[0,99]`.
 * @throws Invalid for an unknown column, more than one, or a page of more than 1000 rows
 */
export const viewPage = (view: AnyView, query: Query): ViewPage => {
  const { sort, range = { offset: 0, limit: usualRows } } = listRequestOf({
    sort: query['sort'],
    range: query['range'],
  });
  const [first, ...more] = sort ?? [];
  if (more.length > 0) throw badParameter('sort', 'A view is sorted by one column.');
  if (first && (view.of === undefined || !Object.hasOwn(view.columns, first.field))) {
    throw invalidField('sort', 'unknownField', 'The view cannot be sorted by %{name}.', {
      name: first.field.slice(0, 60),
    });
  }
  return { ...range, sort: first && { column: first.field, descending: first.descending } };
};

/** What a view answers. It says how its columns are shown, so that a page needs no definition of it. */
export interface ViewAnswer {
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
  readonly totals: Readonly<Record<string, unknown>>;
}
