import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { RichTextField } from '../definition.ts';
import { acceptText, lengthOf, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';
import { plainText } from './plain-text.ts';

/** Including markup; limits the size of a row. */
const largest = 1_000_000;

const accept = (value: unknown, { min = 0, max = 100_000 }: RichTextField): Accepted =>
  thenText(acceptText(value, { max: largest }), (markup) => {
    const length = lengthOf(plainText(markup));
    if (length > max) return refused('maxLength', { max });
    return length < min ? refused('minLength', { min }) : accepted(markup);
  });

/** Text with markup; lengths count the words without tags. The server sanitises the markup before it is stored. */
export const richText = textType('richText', {
  sortable: false,
  length: () => null,
  accept,
  toText: plainText,
  sample: (n, { min = 0, max = 100_000 }) => `<p>${`${n} sample`.slice(0, max).padEnd(min, 'x')}</p>`,
});
