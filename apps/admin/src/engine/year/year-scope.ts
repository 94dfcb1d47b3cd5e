import { fieldOf, type AnyResource, type SchoolYear } from '@school/kernel';

type Values = Readonly<Record<string, unknown>>;

const scopeOf = (resource: AnyResource) => {
  const key = resource.scope?.year;
  if (key === undefined) return undefined;
  const isBehind = key.includes('.');
  const field = fieldOf(resource, key.split('.')[0] ?? '');
  return field && { key, isBehind, isDay: !isBehind && field.type === 'date' };
};

/** The resource whose year applies to the rows, if they have none of their own: `batch`. */
export const yearOwner = (resource: AnyResource): string | undefined => {
  const field = fieldOf(resource, resource.scope?.year.split('.')[0] ?? '');
  return scopeOf(resource)?.isBehind && field?.type === 'ref' ? field.to : undefined;
};

/** Filter for the rows of a year; empty for a resource whose rows belong to none, and without a year. */
export const yearFilter = (resource: AnyResource, year: SchoolYear | undefined): Values => {
  const scope = scopeOf(resource);
  if (!scope || !year) return {};
  const { key, isDay } = scope;
  return isDay ? { [`${key}_gte`]: year.startDate, [`${key}_lte`]: year.endDate } : { [key]: year.id };
};

/** The initial values of a new record of the year; the day within it is up to the user. */
export const yearValues = (resource: AnyResource, year: SchoolYear | undefined): Values => {
  const scope = scopeOf(resource);
  return scope && year && !scope.isDay && !scope.isBehind ? { [scope.key]: year.id } : {};
};

/** Which years a list shows: only that one, or more. */
export const showsYear = (resource: AnyResource, filter: Values, year: SchoolYear): boolean =>
  Object.entries(yearFilter(resource, year)).every(([key, value]) => filter[key] === value);

/** The filter of a list without the part that narrows it to a year. */
export const withoutYear = (resource: AnyResource, filter: Values, year: SchoolYear): Values => {
  const keys = Object.keys(yearFilter(resource, year));
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key)));
};
