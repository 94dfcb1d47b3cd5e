import type { AnyResource, Filter } from '@school/kernel';

/** The filters of a group, `_and` or `_or`. */
const groupOf = (value: unknown): readonly Filter[] => (Array.isArray(value) ? (value as Filter[]) : []);

/** Asked in these ways, rows elsewhere have to be gone through as a whole; in others an index finds the few. */
const asksForLack = /_(?:empty|none|ne|nin)$/;

/** Whether a filter asks which records have no row of another resource, or any at all. */
export const lacksElsewhere = ({ has }: Pick<AnyResource, 'has'>, filter: Filter | undefined): boolean =>
  has !== undefined &&
  Object.entries(filter ?? {}).some(([key, value]) =>
    key === '_and' || key === '_or'
      ? groupOf(value).some((inner) => lacksElsewhere({ has }, inner))
      : asksForLack.test(key) && value !== false && (key.split(/[._]/)[0] ?? '') in has,
  );
