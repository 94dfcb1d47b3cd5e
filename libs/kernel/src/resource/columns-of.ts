import { snakeCase } from '../naming/case.ts';
import type { AnyField } from '../field/definition.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import type { AnyResource } from './definition.ts';
import { baseColumns, fieldOf, isBaseKey } from './fields-of.ts';

/** A field stored in a column of the resource's own table: `name`, or a part of a group, `address.city`. */
export interface StoredField {
  readonly path: string;
  readonly field: AnyField;
  readonly column: string;
}

/** More paths than a resource has; any others come from outside and name nothing. */
const mostPaths = 2_000;

const columnName = (name: string, field: AnyField): string | undefined =>
  fieldTypeOf(field).columns(name)[0]?.name;

const found = new WeakMap<AnyResource, Map<string, StoredField | undefined>>();

/**
 * The column that stores a field of the resource, `name` or `address.city`; undefined when there is none. Computed once per
 * path: every statement asks for the same few.
 */
export const storedField = (resource: AnyResource, path: string): StoredField | undefined => {
  let ofResource = found.get(resource);
  if (!ofResource) found.set(resource, (ofResource = new Map()));
  const known = ofResource.get(path);
  if (known !== undefined || ofResource.has(path)) return known;
  if (ofResource.size >= mostPaths) ofResource.clear();
  const stored = findStored(resource, path);
  ofResource.set(path, stored);
  return stored;
};

const findStored = (resource: AnyResource, path: string): StoredField | undefined => {
  const [key = '', part, ...rest] = path.split('.');
  const field = fieldOf(resource, key);
  if (!field || rest.length > 0) return undefined;
  if (field.type === 'group') {
    if (field.packed) return undefined;
    const inner = part !== undefined && Object.hasOwn(field.fields, part) ? field.fields[part] : undefined;
    const column = inner && columnName(`${snakeCase(key)}_${snakeCase(part ?? '')}`, inner);
    return inner && column ? { path, field: inner, column } : undefined;
  }
  if (part !== undefined) return undefined;
  const column = isBaseKey(key) ? baseColumns[key] : columnName(snakeCase(key), field);
  return column === undefined ? undefined : { path, field, column };
};

const kept = new WeakMap<AnyResource, readonly StoredField[]>();

/** Every own field stored in a column, parts of groups individually; base fields are not included. */
export const storedFields = (resource: AnyResource): readonly StoredField[] => {
  const known = kept.get(resource);
  if (known) return known;
  const all = readStoredFields(resource);
  kept.set(resource, all);
  return all;
};

const readStoredFields = (resource: AnyResource): readonly StoredField[] =>
  Object.entries(resource.fields)
    .flatMap(([key, field]) =>
      field.type === 'group' ? Object.keys(field.fields).map((part) => `${key}.${part}`) : [key],
    )
    .map((path) => storedField(resource, path))
    .filter((stored) => stored !== undefined);
