import type { FieldContext } from '@school/kernel';

/** `short`: Jan 5, 2026; `long`: 05 January 2026. */
export type DateStyle = 'short' | 'long';

const officeModules = new Set(['hr', 'payroll', 'finance', 'fees', 'leave', 'expense']);

/** Offices of personnel and money write dates the short way, everybody else the long way. */
export const dateStyleOf = (module: string | undefined): DateStyle =>
  module !== undefined && officeModules.has(module) ? 'short' : 'long';

const formats: Readonly<Record<DateStyle, Intl.DateTimeFormat>> = {
  short: new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }),
  long: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', day: '2-digit', timeZone: 'UTC' }),
};

const dayOf = (value: unknown): Date | undefined => {
  const found = /^\d{4}-\d{2}-\d{2}/.exec(String(value ?? ''));
  return found ? new Date(`${found[0]}T00:00:00Z`) : undefined;
};

export const formatDate = (value: unknown, style: DateStyle): string => {
  const date = dayOf(value);
  return date ? formats[style].format(date) : String(value ?? '');
};

/** As typed into an input: in the order of the institute, digits only. */
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

/** A moment in the time zone of the viewer, with a 12-hour clock in the short style. */
export const formatMoment = (value: unknown, style: DateStyle): string => {
  const date = new Date(String(value ?? ''));
  if (Number.isNaN(date.getTime())) return String(value ?? '');
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  const time = new Intl.DateTimeFormat(style === 'short' ? 'en-US' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: style === 'short',
  }).format(date);
  return `${formatDate(local, style)}, ${time}`;
};

/** "13:05:00" -> 13:05, or 1:05 PM in the short style. */
export const formatTime = (value: unknown, style: DateStyle): string => {
  const found = /^(\d{2}):(\d{2})/.exec(String(value ?? ''));
  if (!found || style === 'long') return found ? `${found[1]}:${found[2]}` : String(value ?? '');
  const hour = Number(found[1]);
  return `${hour % 12 || 12}:${found[2]} ${hour < 12 ? 'AM' : 'PM'}`;
};
