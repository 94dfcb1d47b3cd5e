import { Invalid, isIdentifier, messageOf } from '@school/kernel';

/** 400 at a part of the body. */
export const refuse = (field: string, code: string, message = messageOf({ code }, field)): Invalid =>
  new Invalid(message, [{ field, code, message }]);

/** Whether a part of a body has parts of its own. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of a file in a body. */
export const fileIdOf = (value: unknown): number => {
  if (isIdentifier(value)) return value;
  throw refuse('fileId', 'notFile');
};

/** @param at its position in the body, with the trailing dot @throws Invalid for unknown properties */
export const bodyWith = (
  body: unknown,
  names: ReadonlySet<string>,
  at = '',
): Readonly<Record<string, unknown>> => {
  if (!isObject(body)) {
    throw at === '' ? new Invalid('The body must be a JSON object.') : refuse(at.slice(0, -1), 'notGroup');
  }
  const unknown = Object.keys(body).find((key) => !names.has(key));
  if (unknown !== undefined) throw refuse(`${at}${unknown.slice(0, 60)}`, 'unknownField');
  return body;
};
