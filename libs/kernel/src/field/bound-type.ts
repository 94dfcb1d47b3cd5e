import type { FieldLevel } from '../access/access.ts';
import type { FilterOperator } from '../tree/filter.ts';
import type { Accepted } from '../problem/problem.ts';
import type { ColumnSpec } from '../sql/table.ts';
import type { AnyField } from './definition.ts';
import type { FieldContext, FieldType, SqlSide, ValueKind } from './field-type.ts';
import { fieldTypes } from './registry.ts';

/** A field type bound to one field, so that callers need not pass the field again. */
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
  /** Empty for a missing value. */
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

/** The sensitivity of a field. One of a risky kind that does not state it is restricted to administrators until it does. */
export const levelOf = (field: AnyField): FieldLevel =>
  field.level ?? (fieldTypeOf(field).risky ? 'system' : 'basic');
