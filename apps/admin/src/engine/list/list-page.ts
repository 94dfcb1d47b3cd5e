import type { AnyResource, ListPage, ListScope, RowWay } from '@school/kernel';

/** A resource whose list is shown as one of its further pages. */
export interface PagedResource extends AnyResource {
  readonly page?: ListPage;
  /** Links from its rows, in addition to what can be done with them. */
  readonly ways?: readonly RowWay[];
}

/** The resource with the columns, filters and header of that page of its list; unchanged without one. */
export const atPage = (resource: AnyResource, key: string | undefined): PagedResource => {
  const page = resource.list.pages?.find((one) => one.key === key);
  if (!page) return resource;
  const { columns = resource.list.columns, filters = resource.list.filters, head } = page;
  const named = { ...(filters ? { filters } : {}), ...(head ? { head } : {}) };
  return { ...resource, page, list: { ...resource.list, columns, ...named } };
};

/** A resource whose list is part of a page: with the columns, filters and links of that part. @param key of the part */
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
      // What the page determines cannot be chosen.
      ...(resource.list.views ? { views: resource.list.views.filter((view) => !decided(view)) } : {}),
    },
  };
};

/** Links from the rows of a list. */
export const waysOf = ({ ways = [] }: PagedResource): readonly RowWay[] => ways;

/** The page that a list is shown as; undefined for the list itself. */
export const pageOf = ({ page }: PagedResource): ListPage | undefined => page;

/** The key under which a user's changes to a list are stored: separate for each page. */
export const listName = (resource: PagedResource): string =>
  resource.page ? `${resource.key}.${resource.page.key}` : resource.key;

/** What a page narrows to initially. */
export const firstFilter = ({ page, list }: PagedResource): Readonly<Record<string, unknown>> =>
  list.views?.find(({ key }) => key === page?.view)?.filter ?? {};
