import type { AnyField } from './definition.ts';

/** Whether a field of a new record may have a value that no user enters: its default, or that of a chosen record. */
export const hasStart = (field: AnyField): boolean =>
  field.defaultFrom !== undefined || ('default' in field && field.default !== undefined);
