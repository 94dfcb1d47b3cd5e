import type { AnyField, AnyResource } from '@school/kernel';

/** Fields added by the institution, by their path, `details.d7`. */
export const packedFields = ({
  fields,
}: AnyResource): readonly { readonly path: string; readonly field: AnyField }[] =>
  Object.entries(fields).flatMap(([key, group]) =>
    group.type === 'group' && group.packed
      ? Object.entries(group.fields as Readonly<Record<string, AnyField>>).map(([part, field]) => ({
          path: `${key}.${part}`,
          field,
        }))
      : [],
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The value at a path of a row, `name` or `details.d7`. */
export const valueAt = (row: Readonly<Record<string, unknown>>, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), row);

/** A body that sets the field at a path to a value. */
export const bodyAt = (path: string, value: unknown): Record<string, unknown> => {
  const [key = '', part] = path.split('.');
  return { [key]: part === undefined ? value : { [part]: value } };
};
