import { Invalid, isIsoDate } from '@school/kernel';
import type { Shape } from '@school/kernel';
import { invalidField } from '../envelope/refusals.ts';

/** A JSON object in a body. */
export type BodyObject = Readonly<Record<string, unknown>>;

/**
 * An object with no other keys than those allowed.
 * @param at place in the body, "" for the body itself
 * @param allowed the keys, or the shape that describes them
 */
export const bodyObject = (value: unknown, at: string, allowed: ReadonlySet<string> | Shape): BodyObject => {
  const known = allowed instanceof Set ? (allowed as ReadonlySet<string>) : new Set(Object.keys(allowed));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (at === '') throw new Invalid('The body must be a JSON object.');
    throw invalidField(at, 'notGroup', 'This must be an object.');
  }
  const unknown = Object.keys(value).find((key) => !known.has(key));
  if (unknown === undefined) return value as BodyObject;
  throw invalidField(
    at === '' ? unknown : `${at}.${unknown}`,
    'unknownField',
    'This property does not exist.',
  );
};

/** A list, empty if missing. */
export const bodyList = (value: unknown, at: string, most: number): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.length <= most) return value;
  throw invalidField(at, 'notList', 'This must be a list of at most %{max}.', { max: most });
};

/** An id, sent as a number or a string of digits. */
export const bodyId = (value: unknown, at: string): number => {
  const id = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (Number.isSafeInteger(id) && Number(id) > 0) return Number(id);
  throw invalidField(at, value === undefined ? 'required' : 'notReference', 'This must be an id.');
};

/** Ids, each once. */
export const bodyIds = (value: unknown, at: string, most: number): number[] => [
  ...new Set(bodyList(value, at, most).map((id, index) => bodyId(id, `${at}[${index}]`))),
];

/** A text, undefined if missing or empty. */
export const bodyText = (value: unknown, at: string, most: number): string | undefined => {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw invalidField(at, 'notText', 'This must be text.');
  const text = value.trim();
  if (text.length > most) throw invalidField(at, 'maxLength', 'At most %{max} characters.', { max: most });
  return text === '' ? undefined : text;
};

/** A calendar day. */
export const bodyDate = (value: unknown, at: string): string => {
  if (typeof value === 'string' && isIsoDate(value)) return value;
  throw invalidField(
    at,
    value === undefined ? 'required' : 'notDate',
    'This must be a date in the format yyyy-MM-dd.',
  );
};

/** A number of days of at least 0 with at most two decimals, as text. */
export const bodyDays = (value: unknown, at: string): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined;
  const text = String(value);
  if (/^\d{1,3}(\.\d{1,2})?$/.test(text)) return text;
  throw invalidField(at, 'notNumber', 'This must be a number of days.');
};

/** A version, undefined if missing. */
export const bodyVersion = (value: unknown): number | undefined => {
  if (value === undefined || value === null) return undefined;
  if (Number.isSafeInteger(value)) return Number(value);
  throw invalidField('version', 'notInteger', 'The version must be a whole number.');
};

/** `true` and `false`, as JSON or as text. */
export const bodyFlag = (value: unknown, at: string): boolean => {
  if (value === undefined || value === null || value === '') return false;
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw invalidField(at, 'notFlag', 'This must be true or false.');
};
