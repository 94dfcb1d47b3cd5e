import type { AnyField, ScalarKind } from '@school/kernel';
import type { FieldView } from './field-view.ts';
import { views } from './registry.ts';

/** What shows a field, whatever its type. */
export const viewOf = (field: AnyField): FieldView => views[field.type] as unknown as FieldView;

const numeric: ReadonlySet<ScalarKind> = new Set(['int', 'decimal', 'money']);

/** Numbers stand at the right, derived ones too. */
export const alignOf = (field: AnyField): 'left' | 'right' | 'center' => {
  const kind = 'as' in field ? field.as : undefined;
  if (kind !== undefined || field.type === 'rollup')
    return kind === undefined || numeric.has(kind) ? 'right' : 'left';
  return viewOf(field).align ?? 'left';
};

/** Whether the field takes the whole width of a form. */
export const isWide = (field: AnyField): boolean => {
  const { wide } = viewOf(field);
  return typeof wide === 'function' ? (wide as (given: AnyField) => boolean)(field) : wide === true;
};
