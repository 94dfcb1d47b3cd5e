import type { Resource } from '../resource/definition.ts';
import type { Fields } from '../field/definition.ts';
import type { BaseRow, RowOf } from '../field/infer.ts';

/**
 * The definitions of the product by key, for the types. Each file of a definition adds its own beside it
 * (`declare module '@school/kernel'`), so that a key that is not there is an error at the word, with the ones that are.
 */
export interface ResourceTypes {}

/** Key of a resource; any text as long as no catalogue is known, as in the specs of the kernel. */
export type ResourceKey = [keyof ResourceTypes] extends [never] ? string : keyof ResourceTypes & string;

/** The row of the resource of that key as the calls give it. */
export type RowOfKey<K> = K extends keyof ResourceTypes
  ? ResourceTypes[K] extends Resource<string, infer F>
    ? BaseRow & RowOf<F>
    : never
  : Readonly<Record<string, unknown>>;

/** The fields of the resource of that key. */
export type FieldsOfKey<K> = K extends keyof ResourceTypes
  ? ResourceTypes[K] extends Resource<string, infer F>
    ? F
    : never
  : Fields;

/** The operations of the product by key, for the types; each list of operations adds its own. */
export interface KnownOperations {}
