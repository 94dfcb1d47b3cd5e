import { schoolTimeZone } from './school-clock.ts';
import { schoolDayOrder } from './school-day-order.ts';
import { schoolWall } from './wall-clock.ts';

/** A school that puts the month first gets United States English. @param tag BCP 47 */
export const isAmerican = (tag: string): boolean => tag === 'en' && schoolDayOrder() === 'MDY';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (tag: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const british = tag === 'en' ? 'en-GB' : tag;
  const region = isAmerican(tag) ? 'en-US' : british;
  const key = `${name} ${region} ${options.timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(region, options);
  formats.set(key, format);
  return format;
};

const dayForm = (tag: string): Intl.DateTimeFormatOptions =>
  isAmerican(tag)
    ? { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }
    : { year: 'numeric', month: 'long', day: '2-digit', timeZone: 'UTC' };

const clock = (tag: string): Intl.DateTimeFormatOptions => ({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: isAmerican(tag) ? 'h12' : 'h23',
  timeZone: schoolTimeZone(),
});

/** The day that a text begins with, at midnight UTC; undefined if it begins with none. */
export const dayOf = (value: unknown): Date | undefined => {
  const found = /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? ''));
  const date = found ? new Date(`${found[0]}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
};

/** A day as a language writes it; anything that is not a day is left as is. @param tag BCP 47 */
export const dayIn = (tag: string, value: unknown): string => {
  const date = dayOf(value);
  return date ? formatIn(tag, 'day', dayForm(tag)).format(date) : String(value ?? '');
};

/** The month of a day, as a language writes it. */
export const monthIn = (tag: string, day: Date): string =>
  formatIn(tag, 'month', { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(day);

/** A moment by the school's clock, as a language writes it; anything that is not a moment is left as is. */
export const momentIn = (tag: string, value: unknown): string => {
  const wall = schoolWall(value);
  if (wall === undefined) return String(value ?? '');
  return `${dayIn(tag, wall)}, ${formatIn(tag, 'time', clock(tag)).format(new Date(String(value)))}`;
};
