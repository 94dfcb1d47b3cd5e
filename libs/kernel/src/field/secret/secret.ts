import type { FieldType } from '../field-type.ts';
import { acceptText } from '../texts/text-input.ts';

const longest = 500;

/** Written but never read back; the server encrypts it. */
export const secret: FieldType<'secret'> = {
  type: 'secret',
  kind: () => 'none',
  columns: (name) => [{ name, type: 'text' }],
  derived: false,
  risky: true,
  sortable: false,
  operators: [],
  accept: (value, { max = longest }) => acceptText(value, { max }),
  fromText: (text, { max = longest }) => acceptText(text, { max }),
  toText: () => '',
  sample: (n) => `secret-${n}`,
};
