import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { listOperators } from '../operators.ts';
import { isIdentifier } from '../ref/identifier.ts';

const most = 1000;

const accept = (value: unknown): Accepted<readonly number[]> => {
  if (!Array.isArray(value)) return refused('notList');
  if (value.length > most) return refused('tooMany', { max: most });
  if (!value.every(isIdentifier)) return refused('notReference');
  return new Set(value).size === value.length ? accepted(value) : refused('duplicate');
};

/** Ids of rows of another resource, in order; stored in a join table. */
export const refs: FieldType<'refs'> = {
  type: 'refs',
  kind: () => 'list',
  columns: () => [],
  derived: false,
  risky: false,
  sortable: false,
  operators: listOperators,
  accept,
  fromText: (text) =>
    accept(text.split(/[,;|]/).map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : null))),
  toText: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  sample: (n) => [n + 1],
};
