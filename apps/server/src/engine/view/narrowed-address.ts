import type { Actor, AnyResource, AnyView, Catalogue, Filter } from '@school/kernel';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `status_in` without its operator. */
const fieldIn = (key: string, { fields }: AnyResource): string =>
  key in fields ? key : key.replace(/_[a-zA-Z]+$/, '');

/** `{ $me: 'employee' }` as the caller is; everything else stays. */
const forCaller = (value: unknown, actor: Actor): unknown => {
  if (!isRecord(value) || !('$me' in value)) return value;
  const { employee, student, wards } = actor;
  return { employee, student, wards }[String(value['$me'])];
};

/** Somebody who looks at the list sees by what it is narrowed: by one of its views, or by filters that it has. */
const isShown = ({ list }: AnyResource, filter: Filter, fields: readonly string[]): boolean => {
  const words = JSON.stringify(filter);
  const filters: readonly string[] = list.filters ?? [];
  return (
    list.views?.some((view) => JSON.stringify(view.filter) === words) === true ||
    fields.every((field) => filters.includes(field))
  );
};

/** Rows that are no records: some are one together, or are left out by what is counted of them. */
const isGathered = ({ columns }: AnyView): boolean =>
  Object.values(columns).some(({ figure }) => figure && (figure.of === undefined || figure.must));

const listsOf = ({ screens }: AnyResource): readonly string[] => {
  const lists = screens?.list ?? [];
  return typeof lists === 'string' ? [lists] : lists;
};

/**
 * Where all rows of a view stand: the list of their resource is narrowed as the view is, so that it shows as many as were
 * told; other addresses stay as they are.
 */
export const narrowedAddress = (
  catalogue: Pick<Catalogue, 'resource'>,
  actor: Actor,
  view: AnyView,
  to: string,
): string => {
  if (view.of === undefined || view.where === undefined || isGathered(view)) return to;
  const resource = catalogue.resource(view.of);
  if (!listsOf(resource).includes(to)) return to;
  const filter = Object.fromEntries(
    Object.entries(view.where).map(([key, value]) => [key, forCaller(value, actor)]),
  ) as Filter;
  const fields = Object.keys(filter).map((key) => fieldIn(key, resource));
  if (!isShown(resource, filter, fields)) return to;
  return `${to}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
};
