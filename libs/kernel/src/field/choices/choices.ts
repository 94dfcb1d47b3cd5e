import { accepted, refused } from '../../problem/problem.ts';
import { optionFromText } from '../choice/choice.ts';
import type { FieldType } from '../field-type.ts';

/** Several of a fixed list, each once, kept in the order of the list. */
export const choices: FieldType<'choices'> = {
  type: 'choices',
  columns: (name, field) => [
    {
      name,
      type: 'text[]',
      notNull: true,
      default: `'{${(field.default ?? []).join(',')}}'::text[]`,
      check: `"${name}" <@ ARRAY[${Object.keys(field.options)
        .map((value) => `'${value.replaceAll("'", "''")}'`)
        .join(', ')}]::text[]`,
    },
  ],
  sql: () => ({ json: (column) => `to_json(${column})`, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: false,
  operators: ['eq', 'contains', 'empty'],
  accept: (value, { options }) => {
    if (!Array.isArray(value) || value.length > 200) return refused('list');
    const wrong = value.some((entry) => typeof entry !== 'string' || !Object.hasOwn(options, entry));
    if (wrong || new Set(value).size !== value.length) {
      return refused('choice', { options: Object.values(options).join(', ') });
    }
    return accepted(Object.keys(options).filter((option) => value.includes(option)));
  },
  fromText: (text, { options }) => {
    const values = text.split(/[,;]/).map((part) => optionFromText(part, options));
    return values.some((value) => value === undefined)
      ? refused('choice', { options: Object.values(options).join(', ') })
      : accepted([...new Set(values)]);
  },
  toText: (value, { options }) =>
    Array.isArray(value) ? value.map((entry) => options[String(entry)] ?? String(entry)).join(', ') : '',
  sample: (n, { options }) => Object.keys(options).slice(0, 1 + (n % Object.keys(options).length)),
};
