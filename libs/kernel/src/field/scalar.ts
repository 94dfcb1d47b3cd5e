import { refused } from '../problem/problem.ts';
import { date, dateSql } from './date/date.ts';
import { decimal } from './decimal/decimal.ts';
import type { FieldOf, ScalarKind } from './definition.ts';
import type { FieldType, SqlSide } from './field-type.ts';
import { flag } from './flag/flag.ts';
import { int } from './int/int.ts';
import { money } from './money/money.ts';
import { text } from './text/text.ts';
import { naturalTextSql } from './texts/text-type.ts';

type ScalarType = Pick<FieldType, 'operators' | 'sortable'> & {
  readonly kind: ReturnType<FieldType['kind']>;
  readonly sql: (scale: number) => SqlSide;
  readonly toText: FieldType['toText'];
};

/** Exact values that are not stored have no scale of their own, so they are rounded on output. */
const rounded = (scale: number): SqlSide => ({
  json: (column) => `round((${column})::numeric, ${scale})::text`,
  parameter: 'numeric',
});

/** The behaviour of a value that is never stored, by its kind. */
const scalars: { readonly [K in ScalarKind]: ScalarType } = {
  text: {
    ...text,
    kind: 'text',
    sql: () => naturalTextSql,
    toText: String,
  },
  int: {
    ...int,
    kind: 'number',
    sql: () => ({ json: (column) => `(${column})::int`, parameter: 'numeric' }),
    toText: String,
  },
  decimal: { ...decimal, kind: 'number', sql: rounded, toText: String },
  money: { ...money, kind: 'number', sql: rounded, toText: String },
  flag: {
    ...flag,
    kind: 'flag',
    sql: () => ({ json: (column) => column, parameter: 'boolean' }),
    toText: (value) => (value === true ? 'Yes' : 'No'),
  },
  date: {
    ...date,
    kind: 'date',
    sql: () => dateSql,
    toText: (value, _field, context) => date.toText(value, { type: 'date' }, context),
  },
};

export const scalar = (kind: ScalarKind): ScalarType => scalars[kind];

type NeverStored = 'computed' | 'rollup' | 'lookup';

/** A type whose values are computed and never stored. */
export const neverStored = <T extends NeverStored>(
  type: T,
  kindOf: (field: FieldOf<T>) => ScalarKind,
  scaleOf: (field: FieldOf<T>) => number = () => 2,
): FieldType<T> => ({
  type,
  kind: (field) => scalar(kindOf(field)).kind,
  columns: () => [],
  sql: (field) => scalar(kindOf(field)).sql(scaleOf(field)),
  derived: true,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'nin', 'contains', 'starts', 'empty'],
  accept: () => refused('readOnly'),
  fromText: () => refused('readOnly'),
  toText: (value, field, context) => scalar(kindOf(field)).toText(value, field, context),
  sample: () => undefined,
});
