import type { FieldProblem, Violation } from './problem.ts';

/** English texts by code; `{field}` is the label, other words in braces are parameters. */
export const messages: Readonly<Record<string, string>> = {
  badCharacter: '{field} holds a character that cannot be kept',
  check: '{field} does not fit the other values',
  duplicate: '{field} holds the same entry twice',
  enterAgain: '{field} was entered for another address: enter it again',
  inUse: '{field} is in use',
  max: '{field} must be at most {max}',
  maxDate: '{field} must not be after {max}',
  maxLength: '{field} must have at most {max} characters',
  min: '{field} must be at least {min}',
  minDate: '{field} must not be before {min}',
  minLength: '{field} must have at least {min} characters',
  notBound: '{field} cannot be compared with this word',
  notChoice: '{field} must be one of the offered choices',
  notColour: '{field} must be a colour such as #1f6feb',
  notDate: '{field} must be a date',
  notDateTime: '{field} must be a date and time with an offset',
  notEmail: '{field} must be an e-mail address',
  notFile: '{field} must be an uploaded file',
  notFilter: 'A filter must be an object',
  notFlag: '{field} must be yes or no',
  notGroup: '{field} must be an object with its parts',
  notInteger: '{field} must be a whole number',
  notJson: '{field} must be JSON',
  notLines: '{field} must be a list of rows',
  notList: '{field} must be a list',
  notNull: '{field} must have a value to compare with',
  notNumber: '{field} must be a number',
  notObject: 'The body must be an object',
  notOffered: '{field} must be one of: {choices}',
  notPhone: '{field} must be a telephone number',
  notReference: '{field} must name an existing record',
  notText: '{field} must be a text',
  notTime: '{field} must be a time such as 08:30',
  notUnique: '{field} exists already',
  oneLine: '{field} must be one line, without control characters',
  pattern: '{hint}',
  readOnly: '{field} cannot be set',
  required: '{field} is required',
  scale: '{field} must have at most {scale} decimals',
  tooDeep: '{field} is nested too deeply',
  tooFew: '{field} needs at least {min} rows',
  tooLarge: '{field} must have at most {digits} digits before the point',
  tooMany: '{field} must have at most {max} entries',
  unknown: '{field} is not known',
  unknownField: '"{field}" is not known',
  unknownOperator: '{field} cannot be compared with "{operator}"',
};

/** The English text of a violation, for clients without translations. */
export const messageOf = ({ code, params = {} }: Violation, label: string): string =>
  (messages[code] ?? '{field} is not valid').replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : name === 'field' ? label : whole,
  );

/** A sentence with its values: `%{name}` is the placeholder of a parameter. */
export const filled = (text: string, params: Violation['params'] = {}): string =>
  text.replaceAll(/%\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );

/**
 * A violation at a field with its own wording, whose `%{name}` placeholders are filled from the parameters. This wording is
 * used even under a code of the list above, whose parameters may then be absent.
 */
export const problemSaying = (
  field: string,
  code: string,
  text: string,
  params?: Violation['params'],
): FieldProblem =>
  params
    ? { field, code, params, text, message: filled(text, params) }
    : { field, code, message: text, ...(Object.hasOwn(messages, code) ? { text } : {}) };

/** A violation at a field, with its text. */
export const problemAt = (field: string, label: string, violation: Violation): FieldProblem => ({
  ...violation,
  field,
  message: messageOf(violation, label),
});
