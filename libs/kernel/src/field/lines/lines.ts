import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { LinesField } from '../definition.ts';
import type { FieldType } from '../field-type.ts';

/** Rows in one save. */
const most = 1000;

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of the list only; the rows are validated against their own resource. */
const accept = (value: unknown, { min = 0, max = most }: LinesField): Accepted => {
  if (!Array.isArray(value) || !value.every(isObject)) return refused('notLines');
  if (value.length > max) return refused('tooMany', { max });
  return value.length < min ? refused('tooFew', { min }) : accepted(value);
};

/** Child rows, stored in the table of their resource. */
export const lines: FieldType<'lines'> = {
  type: 'lines',
  kind: () => 'list',
  columns: () => [],
  derived: false,
  risky: false,
  sortable: false,
  operators: [],
  accept,
  fromText: () => refused('notLines'),
  toText: (value) => (Array.isArray(value) ? String(value.length) : ''),
  sample: () => [],
};
