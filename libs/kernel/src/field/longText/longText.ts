import type { LongTextField } from '../definition.ts';
import { acceptText } from '../texts/text-input.ts';
import { textType } from '../texts/text-type.ts';

/** Several lines, at most 100 000 characters unless the field states otherwise. */
export const longText = textType('longText', {
  length: () => null,
  accept: (value, { min, max = 100_000 }: LongTextField) => acceptText(value, { min, max }),
  sample: (n, { min = 0, max = 100_000 }) => `${n} sample text`.slice(0, max).padEnd(min, 'x'),
});
