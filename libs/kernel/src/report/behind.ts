import type { Filter } from '../tree/filter.ts';
import { behindKey, type AnyReport } from './define.ts';

type Values = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/**
 * The filter under which the list of its resource shows the rows that a line of a report with `from` stands for: what
 * holds of the whole report, what it was asked, and the values of the line. Undefined where the server says nothing.
 */
export const rowsBehind = (
  { where = {}, narrows = {} }: Pick<AnyReport, 'where' | 'narrows'>,
  asked: Values,
  row: Values,
): Filter | undefined => {
  const behind = row[behindKey];
  if (typeof behind !== 'object' || behind === null) return undefined;
  const narrowed = Object.entries(asked)
    .filter(([, value]) => isGiven(value))
    .map(([key, value]) => {
      const name = narrows[key] ?? key;
      return [Array.isArray(value) ? `${name}_in` : name, value];
    });
  return { ...where, ...(Object.fromEntries(narrowed) as Filter), ...behind };
};
