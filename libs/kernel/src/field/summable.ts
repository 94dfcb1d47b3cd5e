import { fieldTypeOf } from './bound-type.ts';
import type { AnyField } from './definition.ts';

/** Types whose number is the id of something else. */
const pointers: readonly AnyField['type'][] = ['ref', 'file', 'image'];

/**
 * Whether the values of a field can be summed: amounts, measures and counts, including computed ones. Unit prices (`noSum`)
 * cannot.
 */
export const isSummable = (field: AnyField): boolean => {
  if (field.type === 'money' && field.noSum) return false;
  const { kind, sql } = fieldTypeOf(field);
  return kind === 'number' && sql !== undefined && !pointers.includes(field.type);
};
