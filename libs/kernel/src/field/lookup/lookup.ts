import { refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { derivedOperators, sqlSideOf } from '../scalar-kind.ts';

/** A field of the record that a reference points at; never stored. */
export const lookup: FieldType<'lookup'> = {
  type: 'lookup',
  columns: () => [],
  sql: (field) => sqlSideOf(field.as),
  derived: true,
  risky: false,
  sortable: true,
  operators: derivedOperators,
  accept: () => refused('readOnly'),
  fromText: () => refused('readOnly'),
  toText: (value) => (value == null ? '' : String(value)),
  sample: () => undefined,
};
