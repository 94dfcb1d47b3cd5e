import { refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { derivedOperators, sqlSideOf } from '../scalar-kind.ts';

/** A figure over the rows that point here; never stored. */
export const rollup: FieldType<'rollup'> = {
  type: 'rollup',
  columns: () => [],
  sql: (field) => sqlSideOf(field.as ?? 'int'),
  derived: true,
  risky: false,
  sortable: true,
  operators: derivedOperators,
  accept: () => refused('readOnly'),
  fromText: () => refused('readOnly'),
  toText: (value) => (value == null ? '' : String(value)),
  sample: () => undefined,
};
