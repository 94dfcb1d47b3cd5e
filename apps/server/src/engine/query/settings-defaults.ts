import { baseFields, fieldTypeOf, fieldsOf } from '@school/kernel';
import type { Actor, AnyField, AnyResource } from '@school/kernel';
import { rightsOf } from './rights.ts';

const startOf = (field: AnyField): unknown => {
  if ('default' in field && field.default !== undefined) return field.default;
  return field.type === 'flag' ? false : null;
};

/**
 * A settings record before it was first saved, as the caller may read it: the defaults, without an id and in version 0.
 */
export const settingsDefaults = (actor: Actor, resource: AnyResource): Readonly<Record<string, unknown>> => {
  const rights = rightsOf(actor, resource);
  const own = Object.entries(fieldsOf(resource))
    .filter(([, field]) => rights.reads(field) && !fieldTypeOf(field).derived)
    .map(([key, field]) => [key, startOf(field)]);
  const base = Object.fromEntries(Object.keys(baseFields).map((key) => [key, null]));
  return { ...base, version: 0, archived: false, ...Object.fromEntries(own) };
};
