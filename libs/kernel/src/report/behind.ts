import type { Filter } from '../tree/filter.ts';
import { behindKey, type AnyReport } from './define.ts';

type Values = Readonly<Record<string, unknown>>;

/** Conditions on the rows of a report with `from`, less those lifted by the flags that were set. */
export const conditionsOf = (
  { where = {}, lifts = {} }: Pick<AnyReport, 'where' | 'lifts'>,
  asked: Values,
): Filter => {
  const lifted = Object.entries(lifts).flatMap(([flag, name]) => (asked[flag] === true ? [name] : []));
  return Object.fromEntries(Object.entries(where).filter(([name]) => !lifted.includes(name))) as Filter;
};

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/**
 * The filter under which the list of its resource shows the rows behind a line of a report with `from`: the conditions of
 * the whole report, its parameters, and the values of the line. Undefined where the server returns nothing.
 */
export const rowsBehind = (
  report: Pick<AnyReport, 'where' | 'narrows' | 'lifts'>,
  asked: Values,
  row: Values,
): Filter | undefined => {
  const behind = row[behindKey];
  if (typeof behind !== 'object' || behind === null) return undefined;
  const { narrows = {}, lifts = {} } = report;
  const narrowed = Object.entries(asked)
    .filter(([key, value]) => isGiven(value) && lifts[key] === undefined)
    .map(([key, value]) => {
      const name = narrows[key] ?? key;
      return [Array.isArray(value) ? `${name}_in` : name, value];
    });
  return { ...conditionsOf(report, asked), ...(Object.fromEntries(narrowed) as Filter), ...behind };
};
