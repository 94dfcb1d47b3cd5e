import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

const deepest = 20;
const longest = 200_000;

/** Depth is checked before anything recursive sees the value. */
const isShallow = (value: unknown, left = deepest): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
};

const accept = (value: unknown): Accepted => {
  if (!isShallow(value)) return refused('tooDeep', { max: deepest });
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) return refused('notJson');
  if (text.length > longest) return refused('maxLength', { max: longest });
  // NUL and lone surrogates, which jsonb cannot store, are escaped by now.
  return /\\u(?:0000|d[89a-f])/i.test(text) ? refused('badCharacter') : accepted(value);
};

/** Any JSON value, at most 20 levels deep and 200 000 characters long. */
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
  toText: (value) => JSON.stringify(value) ?? '',
  sample: (n) => ({ sample: n }),
};
