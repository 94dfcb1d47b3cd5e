import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import { acceptText, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

const accept = (value: unknown): Accepted =>
  thenText(acceptText(value, { max: 7 }), (text) =>
    /^#[0-9a-f]{6}$/i.test(text) ? accepted(text.toLowerCase()) : refused('notColour'),
  );

/** A colour as `#rrggbb`. */
export const colour = textType('colour', {
  sortable: false,
  length: () => 7,
  accept,
  sample: (n) => `#${(n % 0xffffff).toString(16).padStart(6, '0')}`,
});
