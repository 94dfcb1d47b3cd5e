import { Invalid } from '@school/kernel';
import { dayNumber } from '@school/domain';

/** Longest span of a report: anything longer is a different question from the one it answers. */
const mostDays = 366 * 5;

/**
 * The days that a report covers, both included.
 * @throws Invalid for a span that ends before it begins, or of more than five years
 */
export const spanOf = (
  asked: Readonly<Record<string, unknown>>,
  [from, to]: readonly [string, string] = ['from', 'to'],
): readonly [string, string] => {
  const [first, last] = [String(asked[from]), String(asked[to])];
  const refuse = (message: string): Invalid => new Invalid(message, [{ field: to, code: 'range', message }]);
  if (last < first) throw refuse('The range must not end before it begins.');
  if (dayNumber(last) - dayNumber(first) > mostDays) throw refuse('The range covers more than five years.');
  return [first, last];
};
