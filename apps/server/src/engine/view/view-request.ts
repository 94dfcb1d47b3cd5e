import type { AnyView } from '@school/kernel';
import { listRequestOf } from '../calls/list-parameters.ts';
import { badParameter, single } from '../calls/query-parameters.ts';
import type { Query } from '../calls/query-parameters.ts';
import { invalidField } from '../envelope/refusals.ts';
import type { ViewPage } from './view-statement.ts';

/** Rows per page by default. */
const usualRows = 100;

/** What a view call accepts in addition to the view's parameters. */
export const viewWords = ['sort', 'range', 'q'] as const;

/**
 * Order, search and page: `sort=["dueDate","DESC"]`, `q=words`, `range=[0,99]`.
 * @throws Invalid for an unknown column, more than one, or a page of more than 1000 rows
 */
export const viewPage = (view: AnyView, query: Query): ViewPage => {
  const { sort, range = { offset: 0, limit: usualRows } } = listRequestOf({
    sort: query['sort'],
    range: query['range'],
  });
  const [first, ...more] = sort ?? [];
  if (more.length > 0) throw badParameter('sort', 'A view can only be sorted by one column.');
  if (first && (view.of === undefined || !Object.hasOwn(view.columns, first.field))) {
    throw invalidField('sort', 'unknownField', 'The view cannot be sorted by %{name}.', {
      name: first.field.slice(0, 60),
    });
  }
  return {
    ...range,
    search: single(query, 'q'),
    sort: first && { column: first.field, descending: first.descending },
  };
};
