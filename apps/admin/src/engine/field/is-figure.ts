import type { AnyField } from '@school/kernel';

const figures: ReadonlySet<string> = new Set(['int', 'decimal', 'percent', 'money']);

/** What kind of value a field holds, stored or computed; a rollup that states none counts. */
const kindOf = (field: AnyField): string => {
  if (field.type === 'rollup') return field.as ?? 'int';
  return 'as' in field ? field.as : field.type;
};

/** Whether a field is a number, stored or computed: numbers are right-aligned everywhere. */
export const isFigure = (field: AnyField): boolean => figures.has(kindOf(field));

/** Whether it is a number that is shown without a unit or currency, and means nothing without its label. */
export const isBareFigure = (field: AnyField): boolean =>
  isFigure(field) && !['money', 'percent'].includes(kindOf(field));
