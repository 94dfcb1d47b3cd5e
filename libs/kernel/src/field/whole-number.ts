import type { AnyField } from './definition.ts';

/** Whole numbers and counts, which mean nothing without the label of their field. */
export const isWholeNumber = (field: AnyField): boolean => {
  if (field.type === 'rollup') return (field.as ?? (field.fn === 'count' ? 'int' : 'decimal')) === 'int';
  return (
    field.type === 'int' || ((field.type === 'computed' || field.type === 'lookup') && field.as === 'int')
  );
};
