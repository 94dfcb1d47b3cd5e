import type { AnyResource, ListPage } from '@school/kernel';

/** A resource whose list is shown as one of its further pages. */
export interface PagedResource extends AnyResource {
  readonly page?: ListPage;
}

/** The resource with the columns, filters and head of that page of its list; as it is without one. */
export const atPage = (resource: AnyResource, key: string | undefined): PagedResource => {
  const page = resource.list.pages?.find((one) => one.key === key);
  if (!page) return resource;
  const { columns = resource.list.columns, filters = resource.list.filters, head } = page;
  const named = { ...(filters ? { filters } : {}), ...(head ? { head } : {}) };
  return { ...resource, page, list: { ...resource.list, columns, ...named } };
};

/** The page that a list is shown as; undefined for the list itself. */
export const pageOf = ({ page }: PagedResource): ListPage | undefined => page;

/** The name under which what somebody did to a list is kept: each page for itself. */
export const listName = (resource: PagedResource): string =>
  resource.page ? `${resource.key}.${resource.page.key}` : resource.key;

/** What a page narrows to at first. */
export const firstFilter = ({ page, list }: PagedResource): Readonly<Record<string, unknown>> =>
  list.views?.find(({ key }) => key === page?.view)?.filter ?? {};
