import type { AnyField, FieldContext, Fields } from '@school/kernel';

type Values = Readonly<Record<string, unknown>>;

const fromText = (field: AnyField, text: string): unknown => {
  if (field.type === 'flag') return text === 'true';
  if (field.type === 'int' || field.type === 'ref') return Number(text);
  if (field.type === 'refs') return text.split(',').map(Number);
  return field.type === 'choices' ? text.split(',') : text;
};

/** The parameters as the address says them; what it does not say has its default. */
export const readParameters = (fields: Fields, search: URLSearchParams, context: FieldContext): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
      const text = search.get(key);
      if (text !== null) return [[key, fromText(field, text)]];
      if (!('default' in field) || field.default === undefined) return [];
      return [[key, field.default === 'today' ? context.today : field.default]];
    }),
  );

/** The same as texts of an address; empty parameters are left out. */
export const writeParameters = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(
        ([, value]) =>
          value !== null &&
          value !== undefined &&
          value !== '' &&
          !(Array.isArray(value) && value.length === 0),
      )
      .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
  );
