import { hasTotal, type AnyResource } from '@school/kernel';
import { alignOf } from '../field/view-of.ts';
import { fieldAt } from '../catalogue/fields.ts';

type Filters = Readonly<Record<string, unknown>>;

/** The initial order: the one in the definition, otherwise newest first. */
export const firstSort = (resource: AnyResource): { field: string; order: 'ASC' | 'DESC' } => {
  const sort = resource.list.sort;
  if (!sort) return { field: 'id', order: 'DESC' };
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'DESC' } : { field: sort, order: 'ASC' };
};

/** The next order when a column header is clicked. */
export const nextSort = (
  sort: { readonly field: string; readonly order: string },
  field: string,
): { field: string; order: 'ASC' | 'DESC' } => ({
  field,
  order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC',
});

/** Filters next to the search, without the quick search and the archive switch. */
export const shownFilters = (filters: Filters): readonly string[] =>
  Object.keys(filters).filter((key) => key !== 'q' && key !== 'archived' && filters[key] !== undefined);

export const withFilter = (filters: Filters, key: string, value: unknown): Filters => {
  const { [key]: _, ...others } = filters;
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
    ? others
    : { ...others, [key]: value };
};

/** Numeric columns with a total of their own in the footer. */
export const totalsOf = (resource: AnyResource, columns: readonly string[]): readonly string[] =>
  columns.filter((key) => {
    const field = fieldAt(resource, key);
    return field !== undefined && hasTotal(resource, key, field) && alignOf(field) === 'right';
  });
