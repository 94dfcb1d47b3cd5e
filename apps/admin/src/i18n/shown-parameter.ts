import { dayIn, momentIn } from './day-form.ts';
import { groupedNumber } from './grouped-number.ts';

/** Names of parameters that are not amounts. */
const plain: ReadonlySet<string> = new Set(['id', 'year', 'line', 'number', 'page', 'version']);

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const shownText = (value: string, tag: string): string => {
  if (day.test(value)) return dayIn(tag, value);
  return moment.test(value) ? momentIn(tag, value) : value;
};

/**
 * A parameter of a text: amounts are grouped, days and moments written as everywhere else, everything else is left
 * unchanged. @param tag BCP 47
 */
export const shownParameter = (name: string, value: unknown, tag: string): unknown => {
  if (typeof value === 'string') return shownText(value, tag);
  return typeof value === 'number' && !plain.has(name) ? groupedNumber(value, tag) : value;
};
