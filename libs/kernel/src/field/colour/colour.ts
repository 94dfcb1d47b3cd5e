import { accepted, refused } from '../../problem/problem.ts';
import { acceptText, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

/** A colour, "#1f6feb". */
export const colour = textType('colour', {
  length: () => 7,
  accept: (value) =>
    thenText(acceptText(value, { max: 20 }), (text) =>
      /^#[0-9a-f]{6}$/i.test(text) ? accepted(text.toLowerCase()) : refused('notColour'),
    ),
  sample: (n) => `#${(n % 0xffffff).toString(16).padStart(6, '0')}`,
});
