import { defaultOf, fieldTypeOf } from '@school/kernel';
import type { Actor, AnyField, AnyResource } from '@school/kernel';
import { mayWrite } from '../catalogue/rights.ts';

/** A field whose value differs from its default. */
export interface ChangedField {
  readonly key: string;
  readonly field: AnyField;
  readonly value: unknown;
  readonly usual: unknown;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isNumber = (value: unknown): boolean => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** "1" and "1.00" are the same number, nothing and an empty list are equal. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (isNumber(a) && isNumber(b)) return Number(a) === Number(b);
  return JSON.stringify(a) === JSON.stringify(b);
};

/** What a reset would revert, as the server sees it. */
export const changedFields = (
  actor: Actor,
  resource: AnyResource,
  record: Readonly<Record<string, unknown>>,
): readonly ChangedField[] =>
  Object.entries(resource.fields)
    .map(([key, field]) => ({ key, field, value: record[key], usual: defaultOf(field) }))
    .filter(({ field }) => !field.readOnly && !fieldTypeOf(field).derived && mayWrite(actor, resource, field))
    .filter(({ field, usual }) => !(field.required && usual === null))
    .filter(({ value, usual }) => !isSame(value, usual));
