import type { Violation } from '@school/kernel';

/** English words of the codes, for clients without translations. `{max}` and the like stand for parameters. */
const texts: Readonly<Record<string, string>> = {
  required: 'This field is required',
  readOnly: 'This field cannot be changed',
  unknownField: 'There is no such field',
  notUnique: 'This value is taken already',
  notReference: 'Choose a record that exists and may be used here',
  notSelectable: 'This record cannot be chosen here',
  overlaps: 'The period overlaps another one',
  badCharacter: 'There is a character that is not allowed',
  max: 'At most {max}',
  maxLength: 'At most {max} characters',
  min: 'At least {min}',
  minLength: 'At least {min} characters',
  minLines: 'At least {min} lines',
  notColour: 'Not a colour',
  notDate: 'Not a date',
  notDateTime: 'Not a date and time',
  notEmail: 'Not an e-mail address',
  notFile: 'Not an uploaded file',
  notFlag: 'Yes or no',
  notGroup: 'Not a group of fields',
  notList: 'Not a list, or too long',
  notNumber: 'Not a number',
  notOption: 'One of: {options}',
  notPhone: 'Not a phone number',
  notText: 'Not a text',
  notTime: 'Not a time',
  notWhole: 'Not a whole number',
  scale: 'At most {max} decimals',
  tooDeep: 'Nested too deeply',
  twice: 'The same entry stands there twice',
};

const filled = (text: string, params: Violation['params'] = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );

/** English sentence of a violation; a violation that brings its own message keeps it. */
export const messageOf = ({ code, params }: Violation): string => {
  const own = params?.['message'];
  return typeof own === 'string' ? own : filled(texts[code] ?? 'This value is not allowed', params);
};
