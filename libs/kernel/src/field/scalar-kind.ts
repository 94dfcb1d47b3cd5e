import type { FilterOperator } from '../filter/filter.ts';
import type { ScalarKind } from './definition.ts';
import type { SqlSide } from './field-type.ts';

const exact: SqlSide = { json: (column) => `${column}::text`, parameter: 'numeric' };
const sides: Readonly<Record<ScalarKind, SqlSide>> = {
  text: { json: (column) => column, parameter: 'text' },
  int: { json: (column) => column, parameter: 'numeric' },
  decimal: exact,
  money: exact,
  flag: { json: (column) => column, parameter: 'boolean' },
  date: { json: (column) => column, parameter: 'date' },
};

/** How a value that is worked out, not stored, is read. */
export const sqlSideOf = (kind: ScalarKind, scale?: number): SqlSide =>
  (kind === 'decimal' || kind === 'money') && scale !== undefined
    ? { ...exact, json: (column) => `round(${column}, ${scale})::text` }
    : sides[kind];

/** Operators that fit every kind of worked-out value. */
export const derivedOperators: readonly FilterOperator[] = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'contains',
  'starts',
  'empty',
  'in',
  'nin',
];
