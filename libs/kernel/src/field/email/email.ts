import { accepted, refused, type Accepted } from '../../problem/problem.ts';
import type { EmailField } from '../definition.ts';
import { acceptText, thenText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

const longest = 254;
const shape =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

const accept = (value: unknown, { max = longest }: EmailField): Accepted =>
  thenText(acceptText(value, { max }), (text) => (shape.test(text) ? accepted(text) : refused('notEmail')));

/** One mail address. */
export const email = textType('email', {
  risky: true,
  length: ({ max = longest }) => max,
  accept,
  sample: (n) => `person${n}@school.example`,
});
