import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

const words: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['y', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['n', false],
  ['false', false],
  ['0', false],
]);

const typed = (text: string): Accepted<boolean> => {
  const value = words.get(text.trim().toLowerCase());
  return value === undefined ? refused('notFlag') : accepted(value);
};

/** Yes or no, never unknown: without a value it is no. */
export const flag: FieldType<'flag'> = {
  type: 'flag',
  kind: () => 'flag',
  columns: (name, { default: start = false }) => [
    { name, type: 'boolean', notNull: true, default: String(start) },
  ],
  sql: () => ({ json: (column) => column, parameter: 'boolean' }),
  derived: false,
  risky: false,
  sortable: true,
  operators: ['eq', 'ne'],
  accept: (value) => (typeof value === 'boolean' ? accepted(value) : refused('notFlag')),
  fromText: typed,
  toText: (value) => (value === true ? 'Yes' : 'No'),
  sample: (n) => n % 2 === 0,
};
