import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

const most = 1000;
const isRow = (row: unknown): boolean => row !== null && typeof row === 'object' && !Array.isArray(row);

/** Child rows saved with the record; what stands in them is checked by the definition of the child. */
export const lines: FieldType<'lines'> = {
  type: 'lines',
  kind: () => 'none',
  columns: () => [],
  derived: false,
  risky: false,
  sortable: false,
  operators: [],
  accept: (value, { min = 0 }) => {
    if (!Array.isArray(value) || value.length > most || !value.every(isRow)) return refused('notList');
    return value.length < min ? refused('minLines', { min }) : accepted(value);
  },
  fromText: () => refused('notImportable'),
  toText: (value) => (Array.isArray(value) ? String(value.length) : ''),
  sample: () => [],
};
