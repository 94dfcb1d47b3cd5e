import type { FieldContext } from '@school/kernel';
import { currentLanguage } from '../../../i18n/current-language.ts';
import { dayIn, dayOf, isAmerican, momentIn, monthIn } from '../../../i18n/day-form.ts';

/**
 * "2026-01-05" -> 05 January 2026 in the user's language, Jan 5, 2026 if the school puts the month first: one form wherever
 * a day is read. Digits in the school's order are used only where it is typed. Anything that is not a day is left as is.
 */
export const formatDate = (value: unknown): string => dayIn(currentLanguage().tag, value);

const dayLength = 86_400_000;

/**
 * A period as people call it: a month by the month of its last day, as with pay periods from the 26th to the 25th; shorter
 * and longer ones by their days. A period without its last day is a month.
 */
export const formatPeriod = (first: unknown, last: unknown): string => {
  const [from, to] = [dayOf(first), dayOf(last)];
  if (!from) return String(first ?? '');
  const days = to ? (to.getTime() - from.getTime()) / dayLength + 1 : 30;
  if (days >= 28 && days <= 31) {
    return monthIn(currentLanguage().tag, to ?? from);
  }
  return days === 1 ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`;
};

/** As typed into an input: in the institute's order, digits only. */
export const formatTyped = (value: unknown, order: FieldContext['dateOrder']): string => {
  const text = String(value ?? '');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const [year, month, day] = text.split('-');
  if (order === 'DMY') return `${day}/${month}/${year}`;
  return order === 'MDY' ? `${month}/${day}/${year}` : text;
};

export const weekdayOf = (value: unknown, language: string): string => {
  const date = dayOf(value);
  return date ? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(date) : '';
};

/**
 * A moment in the school's time zone, as documents, files and mails state it, wherever the viewer is: 05 January 2026,
 * 13:05; Jan 5, 2026, 01:05 PM.
 */
export const formatMoment = (value: unknown): string => momentIn(currentLanguage().tag, value);

/** "13:05:00" -> 13:05, or 1:05 PM if times use a clock of twelve hours. */
export const formatTime = (value: unknown): string => {
  const found = /^(\d{2}):(\d{2})/.exec(String(value ?? ''));
  if (!found || !isAmerican(currentLanguage().tag))
    return found ? `${found[1]}:${found[2]}` : String(value ?? '');
  const hour = Number(found[1]);
  return `${hour % 12 || 12}:${found[2]} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Text that contains days or moments in machine format, with these in readable form. */
export const datesSaid = (text: string): string =>
  text
    .replaceAll(/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g, formatMoment)
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, formatDate);
