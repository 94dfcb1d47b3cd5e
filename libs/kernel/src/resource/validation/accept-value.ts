import type { AnyField } from '../../field/definition.ts';
import type { FieldContext } from '../../field/field-type.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import { accepted, type Accepted } from '../../problem/problem.ts';

/** Content of a field without a value: false and empty lists are values, everything else is null. */
export const nothingOf = (field: AnyField): unknown => {
  const type = fieldTypeOf(field);
  if (type.derived) return null;
  const kind = type.kind;
  if (kind === 'flag') return false;
  return kind === 'list' ? [] : null;
};

/** Initial value in a new row; undefined when the database provides it. */
export const startOf = (field: AnyField, { today }: FieldContext): unknown => {
  const start = 'default' in field ? field.default : undefined;
  if (start === undefined) return nothingOf(field);
  if (field.type === 'date' && start === 'today') return today;
  return field.type === 'dateTime' && start === 'now' ? undefined : start;
};

/** A value from the wire in its stored form; an empty text is no value in any field. */
export const acceptValue = (value: unknown, field: AnyField, context: FieldContext): Accepted => {
  const isNothing =
    value === null || (typeof value === 'string' && value.trim() === '' && field.type !== 'secret');
  return isNothing ? accepted(nothingOf(field)) : fieldTypeOf(field).accept(value, context);
};

/** Equality in the stored form. A file is compared by id. */
export const isSame = (a: unknown, b: unknown): boolean => {
  const bare = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
  return JSON.stringify(bare(a)) === JSON.stringify(bare(b));
};

/** Null, a blank text or an empty list. */
export const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
