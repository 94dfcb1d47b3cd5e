import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

const deepest = 20;
const largest = 100_000;

const depthOf = (value: unknown, limit: number): number => {
  if (value === null || typeof value !== 'object' || limit === 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((part) => depthOf(part, limit - 1)));
};

const accept: FieldType<'json'>['accept'] = (value) => {
  if (depthOf(value, deepest + 1) > deepest) return refused('depth', { max: deepest });
  const text = JSON.stringify(value) ?? '';
  if (text.length > largest) return refused('maxLength', { max: largest });
  return text === '' || text.includes('\\u0000') ? refused('characters') : accepted(value);
};

/** Data without a form of its own. */
export const json: FieldType<'json'> = {
  type: 'json',
  columns: (name) => [{ name, type: 'jsonb' }],
  sql: () => ({ json: (column) => column, parameter: 'jsonb' }),
  derived: false,
  risky: false,
  sortable: false,
  operators: ['empty'],
  accept,
  fromText: (text, field, context) => {
    try {
      return accept(JSON.parse(text), field, context);
    } catch {
      return refused('json');
    }
  },
  toText: (value) => (value == null ? '' : JSON.stringify(value)),
  sample: (n) => ({ sample: n }),
};
