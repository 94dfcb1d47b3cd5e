import type { AnyField, AnyResource, Catalogue } from '@school/kernel';
import { fieldAt } from '../../catalogue/fields.ts';
import { packedFields } from '../../catalogue/packed-fields.ts';
import { mayRead } from '../../catalogue/rights.ts';
import type { Environment } from '../../environment/environment.ts';

/** A field that a filter names, of the resource itself or of one that a reference leads to. */
export interface FilterField {
  readonly path: string;
  readonly owner: AnyResource;
  /** Its key in the owner. */
  readonly key: string;
  readonly field: AnyField;
}

const unfilterable = new Set(['lines', 'group', 'json', 'secret', 'file', 'image', 'computed', 'richText']);
const always = ['createdAt', 'updatedAt'];

/** The field at a path, `name` or `department.name`. */
export const filterFieldAt = (
  catalogue: Pick<Catalogue, 'has' | 'resource'>,
  resource: AnyResource,
  path: string,
): FilterField | undefined => {
  const own = fieldAt(resource, path);
  if (own) return { path, owner: resource, key: path, field: own };
  const [first = '', ...rest] = path.split('.');
  const reference = fieldAt(resource, first);
  if (reference?.type !== 'ref' || !catalogue.has(reference.to)) return undefined;
  const owner = catalogue.resource(reference.to);
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

/** Everything that a list can be filtered by: own fields first, then those one reference away. */
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
  return [...own, ...beyond];
};
