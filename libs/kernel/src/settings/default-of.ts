import type { AnyField } from '../field/definition.ts';

/** What a field of a settings record says before anybody has said anything. */
export const defaultOf = (field: AnyField): unknown => {
  if ('default' in field && field.default !== undefined) return field.default;
  return field.type === 'flag' ? false : null;
};
