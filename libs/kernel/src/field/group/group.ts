import { snakeCase } from '../../naming/case.ts';
import { accepted, refused } from '../../problem/problem.ts';
import type { AnyField, GroupField } from '../definition.ts';
import type { FieldContext, FieldType } from '../field-type.ts';

/** A value of a group: an object with its parts. */
export const isGroupValue = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of all parts with a value. */
const textOf =
  (typeOf: (field: AnyField) => FieldType) =>
  (value: unknown, field: GroupField, context: FieldContext): string => {
    if (!isGroupValue(value)) return '';
    return Object.entries(field.fields)
      .filter(([part]) => value[part] !== null && value[part] !== undefined && value[part] !== '')
      .map(([part, definition]) => typeOf(definition).toText(value[part], definition, context))
      .join(', ');
  };

/**
 * Fields that belong together. The registry is passed in, because a group may hold any type. A required part makes its
 * column mandatory only when the group itself is required.
 */
export const groupType = (typeOf: (field: AnyField) => FieldType): FieldType<'group'> => ({
  type: 'group',
  kind: () => 'none',
  columns: (name, group) =>
    (group.packed ? [] : Object.entries(group.fields)).flatMap(([part, field]) =>
      typeOf(field)
        .columns(`${name}_${snakeCase(part)}`, field)
        .map((column) => ({
          ...column,
          ...(group.required && field.required ? { notNull: true } : {}),
          ...(field.was ? { was: column.name.replace(snakeCase(part), snakeCase(field.was)) } : {}),
        })),
    ),
  derived: false,
  risky: false,
  sortable: false,
  operators: [],
  /** The shape only; the parts are validated one by one. */
  accept: (value) => (isGroupValue(value) ? accepted(value) : refused('notGroup')),
  fromText: () => refused('notGroup'),
  toText: textOf(typeOf),
  sample: (n, group) =>
    Object.fromEntries(
      Object.entries(group.fields)
        .filter(([, field]) => !typeOf(field).derived)
        .map(([part, field]) => [part, typeOf(field).sample(n, field)]),
    ),
});
