import {
  may,
  type AnyField,
  type AnyResource,
  type ShownCatalogue,
  type RowsElsewhere,
} from '@school/kernel';
import { fieldAt } from '../catalogue/fields.ts';
import { packedFields } from '../catalogue/packed-fields.ts';
import { mayRead } from '../catalogue/rights.ts';
import type { Environment } from '../environment/environment.ts';

/** A field that a filter refers to, of the resource itself or of one that a reference points to. */
export interface FilterField {
  readonly path: string;
  readonly owner: AnyResource;
  /** Its key in the owner. */
  readonly key: string;
  readonly field: AnyField;
  /** Label of the related rows that are searched: `Teaching`. */
  readonly elsewhere?: string;
}

const unfilterable = new Set(['lines', 'group', 'json', 'secret', 'file', 'image', 'computed', 'richText']);
const always = ['createdAt', 'updatedAt'];

/** A field of related rows, `teaching.subject`, if the definition offers it. */
const rowsField = (
  catalogue: Pick<ShownCatalogue, 'has' | 'resource'>,
  path: string,
  { of, fields, label }: RowsElsewhere,
): FilterField | undefined => {
  const key = path.slice(path.indexOf('.') + 1);
  if (!fields.includes(key) || !catalogue.has(of)) return undefined;
  const found = filterFieldAt(catalogue, catalogue.resource(of), key);
  return found && { ...found, path, elsewhere: label };
};

/** The field at a path, `name`, `department.name` or `teaching.subject`. */
export const filterFieldAt = (
  catalogue: Pick<ShownCatalogue, 'has' | 'resource'>,
  resource: AnyResource,
  path: string,
): FilterField | undefined => {
  const [first = '', ...rest] = path.split('.');
  const rows = resource.has?.[first];
  if (rows) return rowsField(catalogue, path, rows);
  const base = fieldAt(resource, first);
  if (rest.length === 0 || base?.type === 'group') {
    const field = fieldAt(resource, path);
    return field && { path, owner: resource, key: path, field };
  }
  if (base?.type !== 'ref' || !catalogue.has(base.to)) return undefined;
  const owner = catalogue.resource(base.to);
  const key = rest.join('.');
  const field = fieldAt(owner, key);
  return field && { path, owner, key, field };
};

const ownFields = ({ actor }: Environment, resource: AnyResource, before: string): FilterField[] =>
  [
    ...Object.keys(resource.fields),
    ...(before === '' ? [...packedFields(resource).map(({ path }) => path), ...always] : []),
  ].flatMap((key) => {
    const field = fieldAt(resource, key);
    return field && !unfilterable.has(field.type) && mayRead(actor, resource, field)
      ? [{ path: `${before}${key}`, owner: resource, key, field }]
      : [];
  });

/** Whether related rows with a value exist, for users who may read them. */
const elsewhere = (
  { actor, catalogue }: Environment,
  resource: AnyResource,
  readable: (resource: AnyResource) => boolean,
): readonly FilterField[] =>
  Object.entries(resource.has ?? {}).flatMap(([name, { of, fields }]) =>
    fields.flatMap((key) => {
      const found = filterFieldAt(catalogue, resource, `${name}.${key}`);
      const isRead = found && readable(catalogue.resource(of)) && readable(found.owner);
      return isRead && mayRead(actor, found.owner, found.field) ? [found] : [];
    }),
  );

/**
 * Everything that a list can be filtered by: own fields first, then those of related rows, then those one reference away.
 */
export const filterFields = (
  environment: Environment,
  resource: AnyResource,
  readable: (resource: AnyResource) => boolean,
): readonly FilterField[] => {
  const own = ownFields(environment, resource, '');
  const beyond = own.flatMap(({ path, field }) => {
    if (field.type !== 'ref' || !environment.catalogue.has(field.to)) return [];
    const target = environment.catalogue.resource(field.to);
    return readable(target)
      ? ownFields(environment, target, `${path}.`).filter((found) => found.field.type !== 'refs')
      : [];
  });
  return [...own, ...elsewhere(environment, resource, readable), ...beyond];
};

/** Whether a filter named by the definition is available to this reader. */
export const isOffered = (
  { actor, catalogue }: Pick<Environment, 'actor' | 'catalogue'>,
  resource: AnyResource,
  path: string,
): boolean => {
  const found = filterFieldAt(catalogue, resource, path);
  if (!found || !mayRead(actor, found.owner, found.field)) return false;
  const [first = ''] = path.split('.');
  const rows = resource.has?.[first];
  if (found.elsewhere === undefined || !rows) return found.owner === resource;
  return [catalogue.resource(rows.of), found.owner].every(({ access }) => may(actor, access, 'read'));
};
