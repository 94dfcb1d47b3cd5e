import { normalPath } from '../session/gate.ts';
import type { AppRoute } from './route-table.ts';

export interface FoundRoute {
  readonly route: AppRoute;
  readonly params: Readonly<Record<string, string>>;
}

const partsOf = (path: string): string[] => normalPath(path).split('/').slice(1);

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** How specific a path is: fixed parts beat parameters, the earlier the more. */
const weight = (path: string): string =>
  partsOf(path)
    .map((part) => (part.startsWith(':') ? '1' : '2'))
    .join('');

const paramsOf = (route: AppRoute, address: string): Record<string, string> | undefined => {
  const wanted = route.path.replace(/(?<=.)\/+$/, '').split('/').slice(1);
  const given = address.replace(/(?<=.)\/+$/, '').split('/').slice(1);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return undefined;
      params[part.slice(1)] = decoded(value);
    } else if (part.toLowerCase() !== decoded(value).toLowerCase()) return undefined;
  }
  return params;
};

/** The route of an address, without regard to case; a fixed part beats a parameter at the same place. */
export const findRoute = (routes: readonly AppRoute[], address: string): FoundRoute | undefined =>
  routes
    .flatMap((route) => {
      const params = paramsOf(route, address);
      return params ? [{ route, params, weight: weight(route.path) }] : [];
    })
    .sort((a, b) => b.weight.localeCompare(a.weight))[0];
