import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { TextField } from '../definition.ts';
import { acceptText, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

export const defaultTextLength = 255;

const cased = (text: string, field: TextField): string =>
  field.case === 'upper' ? text.toUpperCase() : field.case === 'lower' ? text.toLowerCase() : text;

const accept = (value: unknown, field: TextField): Accepted =>
  thenText(acceptText(value, { min: field.min, max: field.max ?? defaultTextLength }), (given) => {
    const text = cased(given, field);
    if (/[\r\n]/.test(text)) return refused('badCharacter');
    const { pattern } = field;
    if (pattern && !new RegExp(`^(?:${pattern.regex})$`, 'u').test(text)) {
      return refused('pattern', { message: pattern.message });
    }
    return accepted(text);
  });

/** Short enough for small fields, different for each `n`, and fit for codes that begin with a letter. */
const sample = (n: number, field: TextField): string => {
  const { min = 1, max = defaultTextLength } = field;
  const number = n.toString(36).toUpperCase();
  return cased(`S${number.padStart(Math.max(min, 1) - 1, '0')}`.slice(0, max), field);
};

/** One line of text. */
export const text = textType('text', { length: ({ max = defaultTextLength }) => max, accept, sample });
