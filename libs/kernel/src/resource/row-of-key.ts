import type { Fields } from '../field/definition.ts';
import type { BaseRow, RowOf } from '../field/infer.ts';
import type { ResourceTypes } from '../field/ref/resource-key.ts';
import type { Resource } from './definition.ts';

/** The row of the resource of that key as the calls return it. */
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
