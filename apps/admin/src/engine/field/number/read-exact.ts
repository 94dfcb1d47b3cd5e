import { fieldTypeOf } from '@school/kernel';
import type { AnyField, FieldContext } from '@school/kernel';
import { readNumber } from './typed-number.ts';

/**
 * A typed decimal as the field stores it, with all of its decimals, so that `20` over a stored `20.0` is not a change. What
 * the field refuses stays as read, for validation to name it. Undefined if it is not a number.
 */
export const readExact = (field: AnyField, text: string, context: FieldContext): string | undefined => {
  const number = readNumber(text, context.locale);
  if (number === undefined) return undefined;
  const taken = fieldTypeOf(field).accept(number, context);
  return taken.ok ? String(taken.value) : number;
};
