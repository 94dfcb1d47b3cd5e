import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { SecretField } from '../definition.ts';
import type { FieldType } from '../field-type.ts';
import { isStorable, lengthOf } from '../texts/text-input.ts';

/** Spaces count: a secret is stored exactly as entered. */
const accept = (value: unknown, { max = 1000 }: SecretField): Accepted => {
  if (typeof value !== 'string') return refused('notText');
  if (!isStorable(value)) return refused('badCharacter');
  if (value === '') return accepted(null);
  return lengthOf(value) > max ? refused('maxLength', { max }) : accepted(value);
};

/** Written, never read back; the server encrypts it before storing it. */
export const secret: FieldType<'secret'> = {
  type: 'secret',
  kind: () => 'none',
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
