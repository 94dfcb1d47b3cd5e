import { refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { derivedOperators, sqlSideOf } from '../scalar-kind.ts';

/** The value of an expression over the row; never stored. */
export const computed: FieldType<'computed'> = {
  type: 'computed',
  columns: () => [],
  sql: (field) => sqlSideOf(field.as, field.scale),
  derived: true,
  risky: false,
  sortable: true,
  operators: derivedOperators,
  accept: () => refused('readOnly'),
  fromText: () => refused('readOnly'),
  toText: (value) => (value == null ? '' : String(value)),
  sample: () => undefined,
};
