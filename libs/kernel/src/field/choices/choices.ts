import { quoteName, quoteText } from '../../sql/quote.ts';
import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import { labelOf, notOffered, optionOf } from '../choice/options.ts';
import type { ChoicesField } from '../definition.ts';
import type { FieldType } from '../field-type.ts';
import { listOperators } from '../operators.ts';

/** Stored in the order of the options, so that equal sets are equal values. */
const accept = (value: unknown, { options }: ChoicesField): Accepted<readonly string[]> => {
  if (!Array.isArray(value)) return refused('notList');
  const keys = Object.keys(options);
  if (!value.every((item) => typeof item === 'string' && keys.includes(item))) return refused('notChoice');
  if (new Set(value).size !== value.length) return refused('duplicate');
  return accepted(keys.filter((key) => value.includes(key)));
};

const arrayOf = (values: readonly string[]): string => `array[${values.map(quoteText).join(', ')}]::text[]`;

/** Any number of a fixed list. */
export const choices: FieldType<'choices'> = {
  type: 'choices',
  kind: () => 'list',
  columns: (name, { options, default: start = [] }) => [
    {
      name,
      type: 'text[]',
      notNull: true,
      default: start.length === 0 ? `'{}'::text[]` : arrayOf(start),
      check: `${quoteName(name)} <@ ${arrayOf(Object.keys(options))}`,
    },
  ],
  sql: () => ({ json: (column) => `to_jsonb(${column})`, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: false,
  operators: listOperators,
  accept,
  fromText: (text, field) => {
    const keys = text.split(/[,;|]/).map((part) => optionOf(part, field.options, field.synonyms));
    return keys.includes(null) ? { ok: false, violation: notOffered(field.options) } : accept(keys, field);
  },
  toText: (value, { options }) =>
    Array.isArray(value) ? value.map((key) => labelOf(key, options)).join(', ') : '',
  sample: (n, { options }) => [Object.keys(options)[n % Object.keys(options).length]],
};
