import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { TextField } from '../definition.ts';
import { acceptText, lengthOf, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

const maxOf = ({ max = 255 }: TextField): number => max;

const inCase = (text: string, wanted: TextField['case']): string => {
  if (wanted === 'upper') return text.toUpperCase();
  return wanted === 'lower' ? text.toLowerCase() : text;
};

const accept = (value: unknown, field: TextField): Accepted =>
  thenText(acceptText(value, { min: field.min, max: maxOf(field) }), (typed) => {
    const text = inCase(typed, field.case);
    // A letter may become two in the other case.
    if (lengthOf(text) > maxOf(field)) return refused('maxLength', { max: maxOf(field) });
    if (field.pattern && !new RegExp(`^(?:${field.pattern.regex})$`, 'u').test(text)) {
      return refused('pattern', { hint: field.pattern.message });
    }
    return accepted(text);
  });

/** One line of text, at most 255 characters unless the field says otherwise. */
export const text = textType('text', {
  length: maxOf,
  accept,
  sample: (n, field) => {
    const max = maxOf(field);
    const words = max >= 12 ? `Sample ${n}` : `S${n}`;
    const fitting = words.length > max ? String(n).slice(-max) : words;
    return inCase(fitting.padEnd(field.min ?? 0, 'x'), field.case);
  },
});
