import { accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { acceptText } from '../plain-text.ts';

const accept: FieldType<'longText'>['accept'] = (value, { min, max = 5000 }) => {
  const checked = acceptText(value, { min, max, lines: true });
  return checked.ok ? accepted(checked.value === '' ? null : checked.value) : checked;
};

/** Several lines of text. */
export const longText: FieldType<'longText'> = {
  type: 'longText',
  columns: (name) => [{ name, type: 'text' }],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: false,
  risky: false,
  sortable: false,
  operators: ['contains', 'starts', 'empty'],
  accept,
  fromText: accept,
  toText: (value) => String(value ?? ''),
  sample: (n) => `Line one of note ${n}\nLine two`,
};
