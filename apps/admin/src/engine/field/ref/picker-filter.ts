import type { Filter } from '@school/kernel';

type Row = Readonly<Record<string, unknown>>;

const fieldBound = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '$field' in value ? String(value.$field) : undefined;

/**
 * The filter of a picker with form values in place of `{ $field: … }`. A condition on a field that is still empty is left
 * out, so that the user may also start with the narrower field.
 */
export const pickerFilter = (filter: Filter | undefined, row: Row): Filter => {
  const entries: [string, Filter[string]][] = [];
  for (const [key, value] of Object.entries(filter ?? {})) {
    const name = fieldBound(value);
    if (name === undefined) {
      entries.push([
        key,
        Array.isArray(value) && key.startsWith('_')
          ? value.map((part) => pickerFilter(part as Filter, row))
          : value,
      ]);
      continue;
    }
    const given = name
      .split('.')
      .reduce<unknown>((node, part) => (node as Row | null | undefined)?.[part], row);
    if (given !== null && given !== undefined && given !== '') entries.push([key, given as Filter[string]]);
  }
  return Object.fromEntries(entries);
};

/** The form fields that a picker depends on. */
export const dependsOn = (filter: Filter | undefined): readonly string[] =>
  Object.values(filter ?? {}).flatMap((value) => {
    const name = fieldBound(value);
    return name === undefined ? [] : [name];
  });
