import type { AnyResource, Filter } from '@school/kernel';

/** The filters of a group, `_and` or `_or`. */
const groupOf = (value: unknown): readonly Filter[] => (Array.isArray(value) ? (value as Filter[]) : []);

/**
 * Whether a filter asks which records have no row of another resource at all. Usually few have none, so finding them means
 * going through all rows elsewhere; a condition on a single row elsewhere is evaluated in the order of the list.
 */
export const lacksElsewhere = ({ has }: Pick<AnyResource, 'has'>, filter: Filter | undefined): boolean =>
  has !== undefined &&
  Object.entries(filter ?? {}).some(([key, value]) =>
    key === '_and' || key === '_or'
      ? groupOf(value).some((inner) => lacksElsewhere({ has }, inner))
      : value === true && key.endsWith('_empty') && key.slice(0, -'_empty'.length) in has,
  );
