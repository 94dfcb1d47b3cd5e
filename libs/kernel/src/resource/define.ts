import type { Fields } from '../field/definition.ts';
import type { ChangeOf, CreateOf, BaseRow, RowOf } from '../field/infer.ts';
import type { Resource, ResourceOptions } from './definition.ts';

/**
 * Describes an entity once. Everything that names a field accepts only fields of this resource; behaviour is attached
 * by key in the server and the admin, never here.
 */
export const defineResource = <const K extends string, const F extends Fields>(
  key: K,
  options: ResourceOptions<F>,
): Resource<K, F> => ({ ...options, kind: 'resource', key });

/** A record as the calls return it. */
export type Row<R> = R extends Resource<string, infer F> ? BaseRow & RowOf<F> : never;
/** The body of a create. */
export type Create<R> = R extends Resource<string, infer F> ? CreateOf<F> : never;
/** The body of an update; `version` is the one that was read. */
export type Change<R> =
  R extends Resource<string, infer F> ? ChangeOf<F> & { readonly version?: number } : never;
