import type { KnownResources } from './known.ts';
import type { AnyField, GroupField, RefField } from '../field/definition.ts';
import type { ValueKind } from '../field/field-type.ts';
import { fieldTypeOf } from '../field/bound-type.ts';
import type { AnyResource } from './definition.ts';
import { fieldOf } from './fields-of.ts';
import { storedField } from './columns-of.ts';

/** One reference that a path passes through. */
export interface ReferenceStep {
  /** The resource that holds the reference. */
  readonly resource: AnyResource;
  readonly key: string;
  readonly field: RefField;
  readonly column: string;
  readonly target: AnyResource;
}

/** Where a path ends. */
export interface ResolvedPath {
  readonly steps: readonly ReferenceStep[];
  /** The resource that has the field: the starting one, or the target of the last step. */
  readonly resource: AnyResource;
  /** Field within that resource, `name` or `address.city`. */
  readonly path: string;
  readonly field: AnyField;
  /** Column that stores it; null for values that are computed or stored elsewhere. */
  readonly column: string | null;
}

/** Longer chains of references are refused. */
export const mostSteps = 4;

const packedPart = ({ fields }: GroupField, [part = '', ...more]: readonly string[]): AnyField | undefined =>
  more.length === 0 && Object.hasOwn(fields, part) ? fields[part] : undefined;

/**
 * Follows a path through references and into groups: `name`, `address.city`, `department.head.name`. A lookup is
 * followed to the field that it shows. Undefined when a word names no field or the path is too long.
 */
export const resolvePath = (
  resource: AnyResource,
  path: string,
  catalogue: KnownResources,
  steps: readonly ReferenceStep[] = [],
): ResolvedPath | undefined => {
  const [key = '', ...rest] = path.split('.');
  const field = fieldOf(resource, key);
  if (!field || steps.length > mostSteps) return undefined;
  if (field.type === 'lookup' && rest.length === 0) {
    return resolvePath(resource, `${field.via}.${field.field}`, catalogue, steps);
  }
  const stored = storedField(resource, path);
  if (rest.length === 0) return { steps, resource, path, field, column: stored?.column ?? null };
  if (field.type === 'group') {
    const part = field.packed && packedPart(field, rest);
    if (part) return { steps, resource, path, field: part, column: null };
    return stored && { steps, resource, path, field: stored.field, column: stored.column };
  }
  const column = storedField(resource, key)?.column;
  if (field.type !== 'ref' || key === 'id' || column === undefined || !catalogue.has(field.to))
    return undefined;
  const target = catalogue.resource(field.to);
  return resolvePath(target, rest.join('.'), catalogue, [...steps, { resource, key, field, column, target }]);
};

/** How expressions see the fields of a resource; undefined for paths that name none. */
export const kindsOf =
  (resource: AnyResource, catalogue: KnownResources) =>
  (path: string): ValueKind | undefined => {
    const found = resolvePath(resource, path, catalogue);
    return found && fieldTypeOf(found.field).kind;
  };
