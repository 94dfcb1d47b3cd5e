import { fieldOf, type AnyResource } from '@school/kernel';
import type { SchoolYear } from '../environment/environment.ts';

type Values = Readonly<Record<string, unknown>>;

const scopeOf = (resource: AnyResource) => {
  const key = resource.scope?.year;
  const field = key === undefined ? undefined : fieldOf(resource, key);
  return key === undefined || field === undefined ? undefined : { key, isDay: field.type === 'date' };
};

/** Filter for the rows of a year; empty for a resource whose rows belong to none, and without a year. */
export const yearFilter = (resource: AnyResource, year: SchoolYear | undefined): Values => {
  const scope = scopeOf(resource);
  if (!scope || !year) return {};
  const { key, isDay } = scope;
  return isDay ? { [`${key}_gte`]: year.startDate, [`${key}_lte`]: year.endDate } : { [key]: year.id };
};

/** What a new record of the year begins with; on which day of it is for people to say. */
export const yearValues = (resource: AnyResource, year: SchoolYear | undefined): Values => {
  const scope = scopeOf(resource);
  return scope && year && !scope.isDay ? { [scope.key]: year.id } : {};
};
