import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

/** Child rows saved with the record. The rows themselves are checked by the definition of the child. */
export const lines: FieldType<'lines'> = {
  type: 'lines',
  columns: () => [],
  derived: false,
  risky: false,
  sortable: false,
  operators: [],
  accept: (value, { min = 0 }) => {
    const wellFormed =
      Array.isArray(value) &&
      value.length <= 1000 &&
      value.every((row) => row !== null && typeof row === 'object' && !Array.isArray(row));
    if (!wellFormed) return refused('list');
    return value.length < min ? refused('minLines', { min }) : accepted(value);
  },
  fromText: () => refused('notImportable'),
  toText: (value) => (Array.isArray(value) ? String(value.length) : ''),
  sample: () => [],
};
