import { isOff, matchRoute, opensTo, type Actor, type ShownCatalogue } from '@school/kernel';

type Values = Readonly<Record<string, unknown>>;

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const namesIn = (part: string): string[] => Array.from(part.matchAll(/:(\w+)/g), ([, name = '']) => name);
const filled = (part: string, row: Values): string =>
  part.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(row[name] ?? '')));

/**
 * An address with its `:name` parts filled from a row; undefined if the row lacks one in the path. Parts it lacks in the
 * query string are left out: `/forms/answer/:form?ward=:child` takes whoever answers for himself to the form alone.
 */
export const filledAddress = (address: string, row: Values): string | undefined => {
  const [path = '', query = ''] = address.split('?');
  if (!namesIn(path).every((name) => isThere(row[name]))) return undefined;
  const kept = query.split('&').filter((part) => namesIn(part).every((name) => isThere(row[name])));
  const asked = kept.join('&');
  return asked === '' ? filled(path, row) : `${filled(path, row)}?${filled(asked, row)}`;
};

/** Whether an address leads the actor to a page; nobody is sent to a page closed to them. */
export const opensAddress = (
  { actor, catalogue }: { readonly actor: Actor; readonly catalogue: Pick<ShownCatalogue, 'routes'> },
  address: string,
): boolean => {
  const route = matchRoute(catalogue.routes, address.replace(/\?.*$/, ''))?.route;
  return (
    route !== undefined &&
    !isOff(actor, route.module) &&
    !isOff(actor, route.feature) &&
    opensTo(actor, route)
  );
};
