import type { AnyResource, ListPage, ListScope, RowWay } from '@school/kernel';

/** A resource whose list is shown as one of its further pages. */
export interface PagedResource extends AnyResource {
  readonly page?: ListPage;
  /** Ways on from its rows, beside what can be done with them. */
  readonly ways?: readonly RowWay[];
}

/** The resource with the columns, filters and head of that page of its list; as it is without one. */
export const atPage = (resource: AnyResource, key: string | undefined): PagedResource => {
  const page = resource.list.pages?.find((one) => one.key === key);
  if (!page) return resource;
  const { columns = resource.list.columns, filters = resource.list.filters, head } = page;
  const named = { ...(filters ? { filters } : {}), ...(head ? { head } : {}) };
  return { ...resource, page, list: { ...resource.list, columns, ...named } };
};

/** A resource whose list is a part of a page: with the columns, filters and ways of that part. @param key of the part */
export const inScope = (resource: AnyResource, key: string, scope: ListScope): PagedResource => {
  const { columns, filters, head, sort, opens, ways, where = {} } = scope;
  const decided = ({ filter }: { readonly filter?: object }): boolean =>
    Object.keys(filter ?? {}).some((name) => name in where);
  return {
    ...resource,
    page: { key, label: '', screen: '' },
    ...(opens === undefined ? {} : { screens: { ...resource.screens, show: opens } }),
    ...(ways ? { ways } : {}),
    list: {
      ...resource.list,
      ...(columns ? { columns } : {}),
      ...(filters ? { filters } : {}),
      ...(head === undefined ? {} : { head }),
      ...(sort === undefined ? {} : { sort }),
      // What the page has decided is nothing to choose.
      ...(resource.list.views ? { views: resource.list.views.filter((view) => !decided(view)) } : {}),
    },
  };
};

/** Ways on from the rows of a list. */
export const waysOf = ({ ways = [] }: PagedResource): readonly RowWay[] => ways;

/** The page that a list is shown as; undefined for the list itself. */
export const pageOf = ({ page }: PagedResource): ListPage | undefined => page;

/** The name under which what somebody did to a list is kept: each page for itself. */
export const listName = (resource: PagedResource): string =>
  resource.page ? `${resource.key}.${resource.page.key}` : resource.key;

/** What a page narrows to at first. */
export const firstFilter = ({ page, list }: PagedResource): Readonly<Record<string, unknown>> =>
  list.views?.find(({ key }) => key === page?.view)?.filter ?? {};
