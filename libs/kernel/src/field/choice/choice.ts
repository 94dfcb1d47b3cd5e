import { quoteName, quoteText } from '../../schema/quote.ts';
import { accepted, refused } from '../../problem/problem.ts';
import type { Options } from '../definition.ts';
import type { FieldType } from '../field-type.ts';
import { memberOperators } from '../operators.ts';
import { optionOf } from './options.ts';

export const optionLabels = (options: Options): string => Object.values(options).join(', ');

/** One of a fixed list. */
export const choice: FieldType<'choice'> = {
  type: 'choice',
  kind: () => 'text',
  columns: (name, field) => [
    {
      name,
      type: 'character varying(60)',
      ...(field.default === undefined ? {} : { default: quoteText(field.default) }),
      check: `${quoteName(name)} in (${Object.keys(field.options).map(quoteText).join(', ')})`,
    },
  ],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: memberOperators,
  accept: (value, { options }) =>
    typeof value === 'string' && Object.hasOwn(options, value)
      ? accepted(value)
      : refused('notOption', { options: optionLabels(options) }),
  fromText: (text, { options }) => {
    const option = optionOf(text, options);
    return option === null ? refused('notOption', { options: optionLabels(options) }) : accepted(option);
  },
  toText: (value, { options }) => options[String(value)] ?? String(value),
  sample: (n, { options }) => Object.keys(options)[n % Object.keys(options).length],
};
