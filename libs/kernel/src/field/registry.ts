import type { AnyField, FieldTypeName } from './definition.ts';
import type { FieldContext, FieldType, SqlSide, ValueKind } from './field-type.ts';
import type { Accepted } from '../problem/problem.ts';
import type { ColumnSpec } from '../schema/table.ts';
import type { FilterOperator } from '../filter/filter.ts';
import { choice } from './choice/choice.ts';
import { choices } from './choices/choices.ts';
import { colour } from './colour/colour.ts';
import { computed } from './computed/computed.ts';
import { date } from './date/date.ts';
import { dateTime } from './dateTime/dateTime.ts';
import { decimal } from './decimal/decimal.ts';
import { email } from './email/email.ts';
import { file } from './file/file.ts';
import { flag } from './flag/flag.ts';
import { group } from './group/group.ts';
import { image } from './image/image.ts';
import { int } from './int/int.ts';
import { json } from './json/json.ts';
import { lines } from './lines/lines.ts';
import { longText } from './longText/longText.ts';
import { lookup } from './lookup/lookup.ts';
import { money } from './money/money.ts';
import { percent } from './percent/percent.ts';
import { phone } from './phone/phone.ts';
import { ref } from './ref/ref.ts';
import { refs } from './refs/refs.ts';
import { richText } from './richText/richText.ts';
import { rollup } from './rollup/rollup.ts';
import { secret } from './secret/secret.ts';
import { series } from './series/series.ts';
import { text } from './text/text.ts';
import { time } from './time/time.ts';

/** Every field type; a new one is its folder and its line here. */
export const fieldTypes: { readonly [T in FieldTypeName]: FieldType<T> } = {
  text,
  longText,
  richText,
  email,
  phone,
  colour,
  int,
  decimal,
  percent,
  money,
  flag,
  date,
  time,
  dateTime,
  choice,
  choices,
  ref,
  refs,
  lines,
  group,
  file,
  image,
  series,
  computed,
  rollup,
  lookup,
  json,
  secret,
};

/** A field type bound to one field, so that callers need not know which type it is. */
export interface BoundField {
  readonly field: AnyField;
  readonly kind: ValueKind;
  readonly derived: boolean;
  readonly risky: boolean;
  readonly sortable: boolean;
  readonly operators: readonly FilterOperator[];
  readonly sql: SqlSide | undefined;
  readonly columns: (name: string) => readonly ColumnSpec[];
  readonly accept: (value: unknown, context: FieldContext) => Accepted;
  readonly fromText: (text: string, context: FieldContext) => Accepted;
  readonly toText: (value: unknown, context: FieldContext) => string;
  readonly sample: (n: number) => unknown;
}

const bind = (type: FieldType, field: never): BoundField => ({
  field,
  kind: type.kind(field),
  derived: type.derived,
  risky: type.risky,
  sortable: type.sortable,
  operators: type.operators,
  sql: type.sql?.(field),
  columns: (name) => type.columns(name, field),
  accept: (value, context) => type.accept(value, field, context),
  fromText: (text, context) => type.fromText(text, field, context),
  toText: (value, context) =>
    value === null || value === undefined ? '' : type.toText(value, field, context),
  sample: (n) => type.sample(n, field),
});

const bound = new WeakMap<AnyField, BoundField>();

/** The type of a field, bound to it; made once per field. */
export const fieldTypeOf = (field: AnyField): BoundField => {
  const known = bound.get(field);
  if (known) return known;
  // The registry maps each name to its own type, which the compiler cannot follow through a union.
  const made = bind(fieldTypes[field.type] as unknown as FieldType, field as never);
  bound.set(field, made);
  return made;
};
