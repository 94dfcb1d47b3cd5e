import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { PhoneField } from '../definition.ts';
import { acceptText, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

const maxOf = ({ max = 20 }: PhoneField): number => max;

/** Digits with an optional plus, at most 15 as in E.164; `00` becomes a plus; spaces and punctuation are dropped. */
const accept = (value: unknown, field: PhoneField): Accepted =>
  thenText(acceptText(value, { max: 40 }), (typed) => {
    const bare = typed.replace(/[\s().\-/]/g, '').replace(/^00(?=[1-9])/, '+');
    if (!/^\+?\d{5,15}$/.test(bare)) return refused('notPhone');
    return acceptText(bare, { min: field.min, max: maxOf(field) }).ok
      ? accepted(bare)
      : refused('maxLength', { max: maxOf(field) });
  });

/** A telephone number. */
export const phone = textType('phone', {
  risky: true,
  length: maxOf,
  accept,
  sample: (n) => `+92300${String(n % 10_000_000).padStart(7, '0')}`,
});
