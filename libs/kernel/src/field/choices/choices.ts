import { quoteName, quoteText } from '../../schema/quote.ts';
import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import { optionLabels } from '../choice/choice.ts';
import { optionOf } from '../choice/options.ts';
import type { ChoicesField } from '../definition.ts';
import type { FieldType } from '../field-type.ts';
import { listOperators } from '../operators.ts';

/** Kept in the order of the list, so that equal choices are equal values. */
const accept = (value: unknown, { options }: ChoicesField): Accepted => {
  if (!Array.isArray(value)) return refused('notList');
  const known = value.every((entry) => typeof entry === 'string' && Object.hasOwn(options, entry));
  if (!known) return refused('notOption', { options: optionLabels(options) });
  if (new Set(value).size !== value.length) return refused('twice');
  return accepted(Object.keys(options).filter((option) => value.includes(option)));
};

/** Several of a fixed list, each once. */
export const choices: FieldType<'choices'> = {
  type: 'choices',
  kind: () => 'list',
  columns: (name, field) => [
    {
      name,
      type: 'text[]',
      notNull: true,
      default: `array[${(field.default ?? []).map(quoteText).join(', ')}]::text[]`,
      check: `${quoteName(name)} <@ array[${Object.keys(field.options).map(quoteText).join(', ')}]::text[]`,
    },
  ],
  sql: () => ({ json: (column) => `to_json(${column})`, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: false,
  operators: listOperators,
  accept,
  fromText: (text, field) => {
    const found = text.split(/[,;]/).map((part) => optionOf(part, field.options));
    return found.includes(null)
      ? refused('notOption', { options: optionLabels(field.options) })
      : accept([...new Set(found)], field);
  },
  toText: (value, { options }) =>
    Array.isArray(value) ? value.map((entry) => options[String(entry)] ?? String(entry)).join(', ') : '',
  sample: (n, { options }) => Object.keys(options).slice(0, 1 + (n % Object.keys(options).length)),
};
