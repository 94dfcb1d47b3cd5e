import { quoteName, quoteText } from '../../sql/quote.ts';
import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { memberOperators } from '../operators.ts';
import { labelOf, notOffered, optionOf } from './options.ts';

/** One of a fixed list, stored by its key. */
export const choice: FieldType<'choice'> = {
  type: 'choice',
  kind: () => 'text',
  columns: (name, { options, default: start }) => [
    {
      name,
      type: 'character varying(60)',
      ...(start === undefined ? {} : { default: quoteText(start) }),
      check: `${quoteName(name)} in (${Object.keys(options).map(quoteText).join(', ')})`,
    },
  ],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: memberOperators,
  accept: (value, { options }) =>
    typeof value === 'string' && Object.hasOwn(options, value) ? accepted(value) : refused('notChoice'),
  fromText: (text, { options, synonyms }) => {
    const key = optionOf(text, options, synonyms);
    return key === null ? { ok: false, violation: notOffered(options) } : accepted(key);
  },
  toText: (value, { options }) => labelOf(value, options),
  sample: (n, { options }) => Object.keys(options)[n % Object.keys(options).length],
};
