import { isOff, matchRoute, opensTo, type Actor, type ShownCatalogue } from '@school/kernel';

/** An address with its `:name` parts taken from a row; undefined where the row lacks one. */
export const filledAddress = (
  address: string,
  row: Readonly<Record<string, unknown>>,
): string | undefined => {
  let isWhole = true;
  const filled = address.replace(/:(\w+)/g, (_, name: string) => {
    const value = row[name];
    if (value === null || value === undefined || value === '') isWhole = false;
    return encodeURIComponent(String(value ?? ''));
  });
  return isWhole ? filled : undefined;
};

/** Whether an address leads the actor to a page; nobody is sent to a closed door. */
export const opensAddress = (
  { actor, catalogue }: { readonly actor: Actor; readonly catalogue: Pick<ShownCatalogue, 'routes'> },
  address: string,
): boolean => {
  const route = matchRoute(catalogue.routes, address.replace(/\?.*$/, ''))?.route;
  return route !== undefined && !isOff(actor, route.module) && opensTo(actor, route);
};
