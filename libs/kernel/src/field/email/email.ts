import { accepted, refused } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { acceptText } from '../plain-text.ts';

const shape =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

const accept: FieldType<'email'>['accept'] = (value, { max = 254 }) => {
  const checked = acceptText(value, { max });
  if (!checked.ok) return checked;
  if (checked.value === '') return accepted(null);
  return shape.test(checked.value) ? accepted(checked.value) : refused('email');
};

export const email: FieldType<'email'> = {
  type: 'email',
  columns: (name, { max = 254 }) => [{ name, type: `character varying(${max})` }],
  sql: () => ({ json: (column) => column, parameter: 'text' }),
  derived: false,
  risky: true,
  sortable: true,
  operators: ['eq', 'ne', 'in', 'nin', 'contains', 'starts', 'empty'],
  accept,
  fromText: accept,
  toText: (value) => String(value ?? ''),
  sample: (n) => `person${n}@school.example`,
};
