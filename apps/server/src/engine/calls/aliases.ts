import { fieldsOf } from '@school/kernel';
import type { AnyResource, Filter } from '@school/kernel';
import { single } from './query-parameters.ts';
import type { Query } from './query-parameters.ts';

/** `start-date` and `transaction-type` are written like fields: `startDate`, `transactionType`. */
const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The date that bounds of a period are about: a field `date`, else the first date of the resource. */
const dateOf = (resource: AnyResource): string | undefined => {
  const dates = Object.entries(fieldsOf(resource)).filter(([, { type }]) => type === 'date');
  return (dates.find(([key]) => key === 'date') ?? dates[0])?.[0];
};

const aliasOf = (resource: AnyResource, parameter: string): string | undefined => {
  const name = camelCase(parameter);
  const fields = fieldsOf(resource);
  const date = dateOf(resource);
  if (name === 'startDate' && date) return `${date}_gte`;
  if (name === 'endDate' && date) return `${date}_lte`;
  const reference = name.endsWith('Id') ? name.slice(0, -2) : '';
  if (Object.hasOwn(fields, reference) && fields[reference]?.type === 'ref') return reference;
  return Object.hasOwn(fields, name) && fields[name]?.type === 'choice' ? name : undefined;
};

/**
 * Plain parameters that older clients filter with, for resources that have such fields: `startDate` and `endDate`
 * (both included, on the date of the resource), `<reference>Id`, and the choices by their own name, each of them also
 * written with hyphens. Gives them as one filter and names those it has understood.
 */
export const aliasFilter = (
  resource: AnyResource,
  query: Query,
  known: ReadonlySet<string>,
): { readonly filter: Filter; readonly names: readonly string[] } => {
  const filter: Record<string, string | number> = {};
  const names: string[] = [];
  for (const parameter of Object.keys(query)) {
    const alias = known.has(parameter) ? undefined : aliasOf(resource, parameter);
    if (alias === undefined) continue;
    names.push(parameter);
    const value = single(query, parameter);
    if (value !== undefined) filter[alias] = /^\d{1,16}$/.test(value) ? Number(value) : value;
  }
  return { filter, names };
};
