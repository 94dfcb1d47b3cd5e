import { matchRoute, type AnyResource, type ShownCatalogue } from '@school/kernel';
import type { RouterTo } from 'react-admin';
import { parametersOf, recordPath, screenPath } from '../catalogue/paths.ts';

type Row = Readonly<Record<string, unknown>>;

/** An address as built by react-admin: `/grn`, `/grn/create`, `/grn/5`, `/grn/5/show`. */
export interface AdminAddress {
  readonly resource: AnyResource;
  readonly kind: 'list' | 'create' | 'edit' | 'show';
  readonly id?: string;
}

/** Parses an address of react-admin; undefined for every other address. */
export const readAdminAddress = (catalogue: ShownCatalogue, pathname: string): AdminAddress | undefined => {
  const [, key = '', id, verb, ...rest] = pathname.split('/');
  if (!catalogue.has(key) || rest.length > 0) return undefined;
  const resource = catalogue.resource(key);
  if (id === undefined || id === '') return { resource, kind: 'list' };
  if (id === 'create' && verb === undefined) return { resource, kind: 'create' };
  if (!/^\d+$/.test(id)) return undefined;
  if (verb === undefined) return { resource, kind: 'edit', id };
  return verb === 'show' ? { resource, kind: 'show', id } : undefined;
};

/** The kinds of screens that substitute for one another if a resource lacks one. */
const standIns: Readonly<Record<'edit' | 'show', readonly ('edit' | 'show')[]>> = {
  edit: ['edit', 'show'],
  show: ['show', 'edit'],
};

/** Address of a record's screen; `unknown` if the address needs more of the record than is given. */
export const recordAddress = (
  resource: AnyResource,
  kind: 'edit' | 'show',
  row: Row,
): string | 'unknown' | undefined => {
  const found = standIns[kind].find((one) => resource.screens?.[one] !== undefined);
  if (!found) return screenPath(resource, 'list');
  if (
    parametersOf(resource, found).some(
      (name) => name !== 'id' && name in resource.fields && row[name] === undefined,
    )
  )
    return 'unknown';
  return recordPath(resource, found, row);
};

/**
 * The stated address for one of react-admin's. Addresses stated by the product stay as they are, and so do those that need
 * a record nobody has read yet: their page looks it up.
 * @param rowOf a record cached in the browser
 */
export const statedPath = (
  catalogue: ShownCatalogue,
  rowOf: (key: string, id: string) => Row | undefined,
  pathname: string,
): string => {
  const found = readAdminAddress(catalogue, pathname);
  if (!found) return pathname;
  const { resource, kind, id } = found;
  const states = resource.screens?.[kind] !== undefined;
  if (!states && matchRoute(catalogue.routes, pathname)) return pathname;
  if (kind === 'list' || kind === 'create') return screenPath(resource, kind) ?? pathname;
  const stated = recordAddress(resource, kind, rowOf(resource.key, id ?? '') ?? { id });
  return stated === undefined || stated === 'unknown' ? pathname : stated;
};

/** Whether an address of react-admin has to wait for a record to be read, because the stated one contains more of it. */
export const isLookedUp = (catalogue: ShownCatalogue, pathname: string): boolean => {
  const found = readAdminAddress(catalogue, pathname);
  if (found?.id === undefined) return false;
  return (
    recordAddress(found.resource, found.kind === 'show' ? 'show' : 'edit', { id: found.id }) === 'unknown'
  );
};

/** The same for whatever react-admin accepts as a link target: a string with search and hash, or an object. */
export const statedTo = (state: (pathname: string) => string, to: RouterTo): RouterTo => {
  if (typeof to !== 'string') return to.pathname === undefined ? to : { ...to, pathname: state(to.pathname) };
  const end = to.search(/[?#]/);
  return end < 0 ? state(to) : `${state(to.slice(0, end))}${to.slice(end)}`;
};
