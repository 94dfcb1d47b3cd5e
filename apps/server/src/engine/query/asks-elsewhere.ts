import type { AnyResource, Filter } from '@school/kernel';

/** The filters of a group, `_and` or `_or`. */
const groupOf = (value: unknown): readonly Filter[] => (Array.isArray(value) ? (value as Filter[]) : []);

/** Whether a filter asks for rows of another resource, of which each record of the list may have many. */
export const asksElsewhere = ({ has }: Pick<AnyResource, 'has'>, filter: Filter | undefined): boolean =>
  has !== undefined &&
  Object.entries(filter ?? {}).some(([key, value]) =>
    key === '_and' || key === '_or'
      ? groupOf(value).some((inner) => asksElsewhere({ has }, inner))
      : (key.split(/[._]/)[0] ?? '') in has,
  );
