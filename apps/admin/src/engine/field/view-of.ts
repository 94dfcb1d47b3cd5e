import type { AnyField } from '@school/kernel';
import type { FieldView } from './field-view.ts';
import { isFigure } from './is-figure.ts';
import { views } from './registry.ts';

/** The display of a field, whatever its type. */
export const viewOf = (field: AnyField): FieldView => views[field.type] as unknown as FieldView;

/** Numbers are right-aligned, derived ones too. */
export const alignOf = (field: AnyField): 'left' | 'right' | 'center' =>
  isFigure(field) ? 'right' : (viewOf(field).align ?? 'left');

/** Whether the field takes the full width of a form. */
export const isWide = (field: AnyField): boolean => {
  const { wide } = viewOf(field);
  return typeof wide === 'function' ? (wide as (given: AnyField) => boolean)(field) : wide === true;
};
