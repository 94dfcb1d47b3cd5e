import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { acceptText } from '../plain-text.ts';
import type { TextField } from '../definition.ts';

export const defaultTextLength = 255;
const limits = ({ min, max = defaultTextLength }: TextField) => ({ min, max });
const cased = (text: string, field: TextField): string =>
  field.case === 'upper' ? text.toUpperCase() : field.case === 'lower' ? text.toLowerCase() : text;

const accept: FieldType<'text'>['accept'] = (value, field) => {
  const checked = acceptText(value, limits(field));
  if (!checked.ok) return checked;
  const text = cased(checked.value, field);
  const { pattern } = field;
  if (pattern && text !== '' && !new RegExp(`^(?:${pattern.regex})$`, 'u').test(text)) {
    return refused('pattern', { message: pattern.message });
  }
  return accepted(text === '' ? null : text);
};

/** One line of text. */
export const text: FieldType<'text'> = {
  type: 'text',
  columns: (name, { max = defaultTextLength }) => [{ name, type: `character varying(${max})` }],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'starts', 'empty', 'gt', 'gte', 'lt', 'lte'],
  accept,
  fromText: accept,
  toText: (value) => String(value ?? ''),
  sample: (n, field) => {
    const { min = 1, max = defaultTextLength } = field;
    const token = n.toString(36).toUpperCase();
    const room = Math.max(min, Math.min(max, token.length + 2));
    return cased(`S${token.padStart(room - 1, 'A')}`.slice(0, max), field);
  },
};
