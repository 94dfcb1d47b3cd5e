import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { isStorable } from '../texts/text-input.ts';

const deepest = 20;
const largest = 100_000;

const isDeeper = (value: unknown, than: number): boolean =>
  value !== null &&
  typeof value === 'object' &&
  (than === 0 || Object.values(value).some((part) => isDeeper(part, than - 1)));

const accept = (value: unknown): Accepted => {
  if (isDeeper(value, deepest)) return refused('tooDeep', { max: deepest });
  const text = JSON.stringify(value);
  if (text === undefined) return refused('notJson');
  if (text.length > largest) return refused('maxLength', { max: largest });
  return text.includes('\\u0000') || !isStorable(text) ? refused('badCharacter') : accepted(value);
};

/** Data without a form of its own. */
export const json: FieldType<'json'> = {
  type: 'json',
  kind: () => 'none',
  columns: (name) => [{ name, type: 'jsonb' }],
  sql: () => ({ json: (column) => column, parameter: 'jsonb' }),
  derived: false,
  risky: false,
  sortable: false,
  operators: ['empty'],
  accept,
  fromText: (text) => {
    try {
      return accept(JSON.parse(text));
    } catch {
      return refused('notJson');
    }
  },
  toText: (value) => JSON.stringify(value),
  sample: (n) => ({ sample: n }),
};
