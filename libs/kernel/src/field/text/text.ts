import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { TextField } from '../definition.ts';
import { acceptText, lengthOf, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

const maxOf = ({ max = 255 }: TextField): number => max;

/** A line break in what becomes the subject of an e-mail, a file name or a line of a sheet changes its meaning there. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

const inCase = (text: string, wanted: TextField['case']): string => {
  if (wanted === 'upper') return text.toUpperCase();
  return wanted === 'lower' ? text.toLowerCase() : text;
};

const accept = (value: unknown, field: TextField): Accepted =>
  thenText(acceptText(value, { min: field.min, max: maxOf(field) }), (typed) => {
    if (!isOneLine(typed)) return refused('oneLine');
    const text = inCase(typed, field.case);
    // A letter may become two when its case is changed.
    if (lengthOf(text) > maxOf(field)) return refused('maxLength', { max: maxOf(field) });
    if (field.pattern && !new RegExp(`^(?:${field.pattern.regex})$`, 'u').test(text)) {
      return refused('pattern', { hint: field.pattern.message });
    }
    return accepted(text);
  });

/** Texts containing the number, plain words first; for fields with a pattern, forms that patterns often require. */
const candidates = (n: number, { min = 0, max = 255 }: TextField): readonly string[] => {
  const number = String(n);
  const forms = [
    `Sample ${number}`,
    `S${number}`,
    `s${number}`,
    `SAMPLE_${number}`,
    `Sample-${number}`,
    number,
  ];
  return forms
    .flatMap((form) => [
      form,
      form.padEnd(min, 'x'),
      number.padStart(Math.max(min, 4), '0'),
      number.padStart(max, '0'),
    ])
    .filter((form) => form.length <= max);
};

/**
 * A number in the few characters available; it begins with a letter, so that it differs from any number that fitted
 * unchanged.
 */
const shortForm = (n: number, signs: number): string =>
  (n + 10 * 36 ** (signs - 1)).toString(36).slice(-signs);

/** One line of text, at most 255 characters unless the field states otherwise. */
export const text = textType('text', {
  length: maxOf,
  accept,
  sample: (n, field) => {
    const forms = candidates(n, field);
    const fitting = forms.find((form) => accept(form, field).ok) ?? forms[0] ?? shortForm(n, maxOf(field));
    return inCase(fitting, field.case);
  },
});
