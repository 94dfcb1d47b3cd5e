import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { acceptText } from '../plain-text.ts';

/** The words of a markup text, for lengths, excerpts and searches. */
export const withoutMarkup = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ')
    .trim();

const accept: FieldType<'richText'>['accept'] = (value, { max = 5000 }) => {
  const checked = acceptText(value, { max: max * 10 + 20_000, lines: true });
  if (!checked.ok) return checked;
  const words = withoutMarkup(checked.value);
  if (words.length > max) return refused('maxLength', { max });
  return accepted(words === '' && !/<(img|table)/i.test(checked.value) ? null : checked.value);
};

/** Text with headings, lists and links. The server cleans the markup before it is stored. */
export const richText: FieldType<'richText'> = {
  type: 'richText',
  columns: (name) => [{ name, type: 'text' }],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: false,
  operators: ['contains', 'empty'],
  accept,
  fromText: accept,
  toText: (value) => withoutMarkup(String(value ?? '')),
  sample: (n) => `<p>Paragraph <strong>${n}</strong></p>`,
};
