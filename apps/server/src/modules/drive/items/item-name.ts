import { badName } from '../drive-refusal.ts';

/** Maximum characters in a name. */
export const longestName = 255;
const forbidden = /[/\\:*?"<>|]/;
/** Control characters, and those that change the text direction. */
const hidden = /[\p{Cc}\p{Cs}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;

/**
 * The name a user gives a folder or an item: letters of every language, none of the characters that file systems refuse
 * (DRV-10).
 * @throws Refusal 400
 */
export const itemName = (given: unknown): string => {
  const name = typeof given === 'string' ? given.normalize('NFC').trim() : '';
  if (name === '') throw badName('Enter a name.');
  if (name.length > longestName)
    throw badName('A name can have at most %{max} characters.', { max: longestName });
  if (forbidden.test(name) || hidden.test(name)) {
    throw badName('A name has none of / \\ : * ? " < > | and no invisible characters.');
  }
  if (name === '.' || name === '..') throw badName('This is not a valid name.');
  return name;
};

/** The name before the extension and the extension with its dot: `["report", ".pdf"]`. */
export const nameParts = (name: string): readonly [stem: string, extension: string] => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
};
