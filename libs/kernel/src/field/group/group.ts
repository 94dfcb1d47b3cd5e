import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';

/** Fields that belong together. `tableOf` and `validate` go into the parts; here is only the shape. */
export const group: FieldType<'group'> = {
  type: 'group',
  columns: () => [],
  derived: false,
  risky: false,
  sortable: false,
  operators: [],
  accept: (value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? accepted(value) : refused('group'),
  fromText: () => refused('notImportable'),
  toText: (value) =>
    value !== null && typeof value === 'object'
      ? Object.values(value)
          .filter((part) => part != null && part !== '')
          .join(', ')
      : '',
  sample: () => ({}),
};
