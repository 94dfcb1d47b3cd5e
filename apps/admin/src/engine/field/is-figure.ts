import type { AnyField } from '@school/kernel';

const figures: ReadonlySet<string> = new Set(['int', 'decimal', 'percent', 'money']);

/** Whether a field is a number, stored or computed: numbers are right-aligned everywhere. */
export const isFigure = (field: AnyField): boolean => {
  if (field.type === 'rollup') return field.as === undefined || figures.has(field.as);
  return figures.has('as' in field ? field.as : field.type);
};
