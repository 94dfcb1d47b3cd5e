import { dayOfWord, type AnyField, type FieldContext, type Report } from '@school/kernel';

type Values = Readonly<Record<string, unknown>>;

const fromText = (field: AnyField, text: string, { today }: FieldContext): unknown => {
  if (field.type === 'date') return dayOfWord(text, today) ?? text;
  if (field.type === 'flag') return text === 'true';
  if (field.type === 'int' || field.type === 'ref') return Number(text);
  if (field.type === 'refs') return text.split(',').map(Number);
  return field.type === 'choices' ? text.split(',') : text;
};

/** The parameters in the address; missing ones have their initial value. Days may be words: `thisYear:from`. */
export const readParameters = (
  { parameters, start = {} }: Pick<Report, 'parameters' | 'start'>,
  search: URLSearchParams,
  context: FieldContext,
): Values =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([key, field]): [string, unknown][] => {
      // An address with any parameter is complete: a cleared parameter stays empty.
      const text = search.get(key) ?? (search.size === 0 ? start[key] : undefined);
      if (text !== null && text !== undefined) return [[key, fromText(field, text, context)]];
      if (search.size > 0 || !('default' in field) || field.default === undefined) return [];
      return [[key, field.default === 'today' ? context.today : field.default]];
    }),
  );

/** The same as strings for an address; empty parameters are left out. */
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

const inPath = (field: AnyField | undefined, text: string | undefined): string | undefined => {
  if (field?.type === 'choice') return Object.keys(field.options).find((key) => key === text?.toUpperCase());
  return field !== undefined && text !== undefined && /^\d{1,15}$/.test(text) ? text : undefined;
};

/** The parameters contained in an address's path: `:batchId` or `:batch` is the `batch`, for a choice its key. */
export const pathParameters = (
  { parameters }: Pick<Report, 'parameters'>,
  path: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(path).flatMap(([name, text]): [string, string][] => {
      const key = name.replace(/I[dD]$/, '');
      const value = inPath(Object.hasOwn(parameters, key) ? parameters[key] : undefined, text);
      return value === undefined ? [] : [[key, value]];
    }),
  );
