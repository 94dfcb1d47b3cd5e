import type { FilterOperator } from '../tree/filter.ts';

export const textOperators: readonly FilterOperator[] = [
  'eq',
  'ne',
  'in',
  'nin',
  'contains',
  'starts',
  'empty',
];
/** Numbers, dates and times. */
export const orderedOperators: readonly FilterOperator[] = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
  'empty',
];
/** Choices and references. */
export const memberOperators: readonly FilterOperator[] = ['eq', 'ne', 'in', 'nin', 'empty'];
/** Lists: `contains` one value, `in` at least one of the values. */
export const listOperators: readonly FilterOperator[] = ['contains', 'in', 'empty'];
