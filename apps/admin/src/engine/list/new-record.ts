import { firstFilter, pageOf, type PagedResource } from './list-page.ts';
import { openingFrom } from '../../routing/opened-from.ts';

/** Initial values shared by all rows that a filter lets through: the value it requires, the first if there are several. */
export const givenBy = (
  resource: PagedResource,
  filter: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]): [string, unknown][] => {
      if (Object.hasOwn(resource.fields, key)) return [[key, value]];
      const field = key.replace(/_in$/, '');
      const isOne = Array.isArray(value) && value.length > 0 && Object.hasOwn(resource.fields, field);
      return isOne ? [[field, value[0]]] : [];
    }),
  );

/**
 * The form of a new record, as linked from a list: from a page that shows some of the rows it starts as one of those, and
 * that page is its parent.
 * @param create address of the form
 * @param here address of the list
 */
export const newRecordAt = (
  resource: PagedResource,
  create: string,
  here: string,
): { readonly to: string; readonly state?: { readonly openedFrom: string } } => {
  if (!pageOf(resource)) return { to: create };
  const given = givenBy(resource, firstFilter(resource));
  const query =
    Object.keys(given).length > 0 ? `?${new URLSearchParams({ given: JSON.stringify(given) })}` : '';
  return { to: `${create}${query}`, ...openingFrom(here) };
};
