import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { EmailField } from '../definition.ts';
import { acceptText, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

/**
 * What mail servers accept in practice: dot-separated words before the @ sign, after it a host name with a top level
 * domain.
 */
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** RFC 5321: 64 before the @ sign, 254 in all. */
const maxOf = ({ max = 254 }: EmailField): number => max;

const accept = (value: unknown, field: EmailField): Accepted =>
  thenText(acceptText(value, { max: maxOf(field), min: field.min }), (text) =>
    address.test(text) && text.indexOf('@') <= 64 ? accepted(text) : refused('notEmail'),
  );

/** An e-mail address, stored as typed. */
export const email = textType('email', {
  risky: true,
  length: maxOf,
  accept,
  sample: (n) => `sample.${n}@example.org`,
});
