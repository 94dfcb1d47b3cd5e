import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { PhoneField } from '../definition.ts';
import { acceptText, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

const longest = 25;

const isPlausible = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text) && digits >= 4 && digits <= 15;
};

const accept = (value: unknown, { max = longest }: PhoneField): Accepted =>
  thenText(acceptText(value, { max }), (text) =>
    isPlausible(text) ? accepted(text.replace(/\s+/g, ' ')) : refused('notPhone'),
  );

/** A telephone number as people write it; E.164 allows 15 digits at most. */
export const phone = textType('phone', {
  risky: true,
  sortable: false,
  length: ({ max = longest }) => max,
  accept,
  sample: (n) => `+92 300 ${String(1_000_000 + (n % 8_000_000))}`,
});
