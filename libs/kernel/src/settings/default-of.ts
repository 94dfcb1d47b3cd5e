import type { AnyField } from '../field/definition.ts';

/** Value of a field of a settings record before anyone has set it. */
export const defaultOf = (field: AnyField): unknown => {
  if ('default' in field && field.default !== undefined) return field.default;
  return field.type === 'flag' ? false : null;
};
