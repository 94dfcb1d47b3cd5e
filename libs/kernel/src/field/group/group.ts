import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

/** Fields that belong together. Tables, checks and forms go into the parts; here is only the shape. */
export const group: FieldType<'group'> = {
  type: 'group',
  kind: () => 'none',
  columns: () => [],
  derived: false,
  risky: false,
  sortable: false,
  operators: [],
  accept: (value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? accepted(value)
      : refused('notGroup'),
  fromText: () => refused('notImportable'),
  toText: (value) =>
    value !== null && typeof value === 'object'
      ? Object.values(value)
          .filter((part) => part != null && part !== '')
          .join(', ')
      : '',
  sample: () => ({}),
};
