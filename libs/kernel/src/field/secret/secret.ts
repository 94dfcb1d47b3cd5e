import { accepted } from '../../problem/problem.ts';
import type { FieldType } from '../field-type.ts';
import { acceptText } from '../plain-text.ts';

const accept: FieldType<'secret'>['accept'] = (value, { max = 500 }) => {
  const checked = acceptText(value, { max, lines: true });
  return checked.ok ? accepted(checked.value === '' ? null : checked.value) : checked;
};

/** Written but never read back; the server encrypts it. */
export const secret: FieldType<'secret'> = {
  type: 'secret',
  columns: (name) => [{ name, type: 'text' }],
  derived: false,
  risky: true,
  sortable: false,
  operators: [],
  accept,
  fromText: accept,
  toText: () => '',
  sample: (n) => `secret-${n}`,
};
