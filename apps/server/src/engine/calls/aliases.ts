import { fieldsOf, referenceNamed, referencesOf } from '@school/kernel';
import type { AnyResource, Catalogue, Filter } from '@school/kernel';
import { single } from './query-parameters.ts';
import type { Query } from './query-parameters.ts';

type Resources = Pick<Catalogue, 'resource'>;

/** `start-date` and `transaction-type` are written like fields: `startDate`, `transactionType`. */
const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The date that the bounds of a period refer to: a field `date`, else the first date of the resource. */
const dateOf = (resource: AnyResource): string | undefined => {
  const dates = Object.entries(fieldsOf(resource)).filter(([, { type }]) => type === 'date');
  return (dates.find(([key]) => key === 'date') ?? dates[0])?.[0];
};

/** The field of a resource that a parameter refers to: a reference by its own name or that of its target, or a choice. */
const ownField = (resource: AnyResource, name: string, resources: Resources): string | undefined => {
  const field = fieldsOf(resource)[name];
  if (Object.hasOwn(fieldsOf(resource), name) && field?.type === 'choice') return name;
  return name.endsWith('Id') ? referenceNamed(resource, name, resources) : undefined;
};

const aliasOf = (resource: AnyResource, parameter: string, resources: Resources): string | undefined => {
  const name = camelCase(parameter);
  const date = dateOf(resource);
  if (name === 'startDate' && date) return `${date}_gte`;
  if (name === 'endDate' && date) return `${date}_lte`;
  const own = ownField(resource, name, resources);
  if (own !== undefined) return own;
  // A subject has no class of its own, but its batch does.
  for (const [key, { to }] of referencesOf(resource)) {
    const above = ownField(resources.resource(to), name, resources);
    if (above !== undefined) return `${key}.${above}`;
  }
  return undefined;
};

/**
 * Plain parameters that older clients filter with, for resources that have such fields or refer to one that has:
 * `startDate` and `endDate` (both included, on the date of the resource), `<reference>Id`, and the choices by their own
 * name, each of them also written with hyphens. Gives them as one filter and names those it has understood.
 */
export const aliasFilter = (
  resource: AnyResource,
  query: Query,
  known: ReadonlySet<string>,
  resources: Resources,
): { readonly filter: Filter; readonly names: readonly string[] } => {
  const filter: Record<string, string | number> = {};
  const names: string[] = [];
  for (const parameter of Object.keys(query)) {
    const alias = known.has(parameter) ? undefined : aliasOf(resource, parameter, resources);
    if (alias === undefined) continue;
    names.push(parameter);
    const value = single(query, parameter);
    if (value !== undefined) filter[alias] = /^\d{1,16}$/.test(value) ? Number(value) : value;
  }
  return { filter, names };
};
