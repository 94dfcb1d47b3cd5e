import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import type { Options } from '../definition.ts';

/** The value that a typed text means: its value, its label, or the beginning of exactly one label. */
export const optionFromText = (text: string, options: Options): string | undefined => {
  const wanted = text.trim().toLowerCase();
  const entries = Object.entries(options);
  const exact = entries.find(
    ([value, label]) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  if (exact) return exact[0];
  const beginning = entries.filter(([, label]) => wanted !== '' && label.toLowerCase().startsWith(wanted));
  return beginning.length === 1 ? beginning[0]?.[0] : undefined;
};

const listed = (options: Options): string => Object.values(options).join(', ');

/** One of a fixed list. */
export const choice: FieldType<'choice'> = {
  type: 'choice',
  columns: (name, { options }) => [
    {
      name,
      type: 'character varying(60)',
      check: `"${name}" IN (${Object.keys(options)
        .map((value) => `'${value.replaceAll("'", "''")}'`)
        .join(', ')})`,
    },
  ],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'in', 'nin', 'empty'],
  accept: (value, { options }) =>
    typeof value === 'string' && Object.hasOwn(options, value)
      ? accepted(value)
      : refused('choice', { options: listed(options) }),
  fromText: (text, { options }) => {
    const value = optionFromText(text, options);
    return value === undefined ? refused('choice', { options: listed(options) }) : accepted(value);
  },
  toText: (value, { options }) => options[String(value)] ?? String(value ?? ''),
  sample: (n, { options }) => Object.keys(options)[n % Object.keys(options).length],
};
