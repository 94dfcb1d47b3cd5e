import type { AnyField } from './definition.ts';

/** Whether a new record may have a value in the field that nobody gives: its default, or that of a chosen record. */
export const hasStart = (field: AnyField): boolean =>
  field.defaultFrom !== undefined || ('default' in field && field.default !== undefined);
