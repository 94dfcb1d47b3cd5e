import type { Actor, AnyResource, AnyView, Catalogue, Filter } from '@school/kernel';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `status_in` without its operator. */
const fieldIn = (key: string, { fields }: AnyResource): string =>
  key in fields ? key : key.replace(/_[a-zA-Z]+$/, '');

/** `{ $me: 'employee' }` resolved for the caller; everything else stays. */
const forCaller = (value: unknown, actor: Actor): unknown => {
  if (!isRecord(value) || !('$me' in value)) return value;
  const { employee, student, wards } = actor;
  return { employee, student, wards }[String(value['$me'])];
};

/** A user who looks at the list sees what narrows it: one of its views, or filters that it has. */
const isShown = ({ list }: AnyResource, filter: Filter, fields: readonly string[]): boolean => {
  const words = JSON.stringify(filter);
  const filters: readonly string[] = list.filters ?? [];
  return (
    list.views?.some((view) => JSON.stringify(view.filter) === words) === true ||
    fields.every((field) => filters.includes(field))
  );
};

/** Rows that are not records: some are merged into one, or are excluded by a figure over them. */
const isGathered = ({ columns }: AnyView): boolean =>
  Object.values(columns).some(({ figure }) => figure && (figure.of === undefined || figure.must));

const listsOf = ({ screens }: AnyResource): readonly string[] => {
  const lists = screens?.list ?? [];
  return typeof lists === 'string' ? [lists] : lists;
};

/**
 * Where to find all rows of a view: the list of its resource is narrowed as the view is, so that it shows as many as
 * announced; other addresses stay as they are.
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
