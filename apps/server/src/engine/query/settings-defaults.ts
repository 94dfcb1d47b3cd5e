import { baseFields, defaultOf, fieldTypeOf, fieldsOf } from '@school/kernel';
import type { Actor, AnyResource } from '@school/kernel';
import { rightsOf } from './rights.ts';

/**
 * A settings record before it is first saved, as the caller may read it: the defaults, without an id and with version 0.
 */
export const settingsDefaults = (actor: Actor, resource: AnyResource): Readonly<Record<string, unknown>> => {
  const rights = rightsOf(actor, resource);
  const own = Object.entries(fieldsOf(resource))
    .filter(([, field]) => rights.reads(field) && !fieldTypeOf(field).derived)
    .map(([key, field]) => [key, defaultOf(field)]);
  const base = Object.fromEntries(Object.keys(baseFields).map((key) => [key, null]));
  return { ...base, version: 0, archived: false, ...Object.fromEntries(own) };
};
