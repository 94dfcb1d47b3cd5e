import { refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { textOperators } from '../operators.ts';
import { textSql } from '../texts/text-type.ts';

/** A number assigned by the server. */
export const series: FieldType<'series'> = {
  type: 'series',
  kind: () => 'text',
  columns: (name) => [{ name, type: 'character varying(60)', notNull: true }],
  sql: () => textSql,
  derived: true,
  risky: false,
  sortable: true,
  operators: textOperators,
  accept: () => refused('readOnly'),
  fromText: () => refused('readOnly'),
  toText: String,
  sample: () => undefined,
};
