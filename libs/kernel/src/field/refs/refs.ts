import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { listOperators } from '../operators.ts';
import { isIdentifier } from '../ref/identifier.ts';

const most = 1000;

/** Several records of another resource in order; kept in a table of their own. */
export const refs: FieldType<'refs'> = {
  type: 'refs',
  kind: () => 'list',
  columns: () => [],
  derived: false,
  risky: false,
  sortable: false,
  operators: listOperators,
  accept: (value) => {
    if (!Array.isArray(value) || value.length > most) return refused('notList');
    if (!value.every(isIdentifier)) return refused('notReference');
    return new Set(value).size === value.length ? accepted(value) : refused('twice');
  },
  fromText: () => refused('notReference'),
  toText: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  sample: () => [],
};
