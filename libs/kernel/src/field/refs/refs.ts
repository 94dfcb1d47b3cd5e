import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { acceptId } from '../record-id.ts';

/** Several records of another resource in order; kept in a join table. */
export const refs: FieldType<'refs'> = {
  type: 'refs',
  columns: () => [],
  derived: false,
  risky: false,
  sortable: false,
  operators: ['eq', 'in', 'empty'],
  accept: (value) => {
    if (!Array.isArray(value) || value.length > 1000) return refused('list');
    const ids = value.map(acceptId);
    const failed = ids.find((id) => !id.ok);
    if (failed) return failed;
    const list = ids.map((id) => (id.ok ? id.value : 0));
    return new Set(list).size === list.length ? accepted(list) : refused('duplicate');
  },
  fromText: () => refused('reference'),
  toText: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  sample: () => [],
};
