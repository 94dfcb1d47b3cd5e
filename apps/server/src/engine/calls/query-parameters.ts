import { Invalid, isIdentifier, problemSaying } from '@school/kernel';
import type { Violation } from '@school/kernel';
import { nestsTooDeep } from './json-depth.ts';

/** The query of a request as Fastify parses it: a repeated parameter is a list. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Maximum length of JSON text in a query parameter. */
const maxText = 20_000;

export const badParameter = (field: string, message: string, params?: Violation['params']): Invalid =>
  new Invalid(message, [problemSaying(field, 'parameter', message, params)], params);

/** The only value of a parameter; a repeated one is refused, since it is unclear which value is meant. */
export const single = (query: Query, name: string): string | undefined => {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value === '' ? undefined : value;
  throw badParameter(name, 'Give %{name} once.', { name });
};

/** JSON in a parameter, undefined without one. */
export const jsonParameter = (query: Query, name: string): unknown => {
  const text = single(query, name);
  if (text === undefined) return undefined;
  if (text.length > maxText || nestsTooDeep(text))
    throw badParameter(name, '%{name} is too large.', { name });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badParameter(name, '%{name} is no valid JSON.', { name });
  }
};

/** Screens ask for the same names repeatedly. */
const keptNames = new Map<string, readonly string[]>();
const mostKept = 500;
const longestKept = 1_000;

const parsedNames = (query: Query, name: string, text: string): readonly string[] => {
  const parsed = /^[[{]/.test(text) ? jsonParameter(query, name) : text.split(',');
  if (Array.isArray(parsed) && parsed.every((item): item is string => typeof item === 'string'))
    return parsed;
  throw badParameter(name, '%{name} must be a list of names.', { name });
};

/** A list of names, as JSON (`["a","b"]`; any other JSON is refused), comma-separated, or as a repeated parameter. */
export const namesParameter = (query: Query, name: string): readonly string[] | undefined => {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') return value;
  const known = keptNames.get(value);
  if (known) return known;
  const names = parsedNames(query, name, value);
  if (keptNames.size >= mostKept) keptNames.clear();
  if (value.length <= longestKept) keptNames.set(value, names);
  return names;
};

/** Ids in a parameter, as JSON (`[1,2]`), comma-separated, or as a repeated parameter; at most 1000. */
export const idsParameter = (query: Query, name: string): readonly number[] | undefined => {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  const isJson = typeof value === 'string' && value.startsWith('[');
  const parts = isJson ? jsonParameter(query, name) : typeof value === 'string' ? value.split(',') : value;
  const ids = Array.isArray(parts)
    ? parts.map((part) => (/^\d{1,16}$/.test(String(part)) ? Number(part) : 0))
    : [0];
  if (ids.length <= 1000 && ids.every(isIdentifier)) return ids;
  throw badParameter(name, '%{name} must be a list of at most 1000 ids.', { name });
};

/** Refuses parameters that the call does not accept, naming the first. */
export const refuseUnknown = (query: Query, known: ReadonlySet<string>): void => {
  const unknown = Object.keys(query).find((name) => !known.has(name));
  if (unknown !== undefined) throw badParameter(unknown.slice(0, 60), 'This parameter does not exist.');
};
