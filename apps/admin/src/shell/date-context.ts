import type { FieldContext } from '@school/kernel';
import type { Account } from '../session/account.ts';

const orders: readonly string[] = ['YMD', 'DMY', 'MDY'];

const textOf = (account: Account, key: string): string => {
  const value = account.settings[key] ?? account.institute[key];
  return typeof value === 'string' ? value : '';
};

/** The calendar day of a moment in a time zone, "yyyy-MM-dd"; an unknown zone falls back to the school's default. */
export const dayIn = (timeZone: string, moment: Date): string => {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone }).format(moment);
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'Asia/Karachi' }).format(moment);
  }
};

/** The institution's time zone. */
export const timeZoneOf = (account: Account): string => textOf(account, 'timeZone') || 'Asia/Karachi';

/** How the institution writes dates and numbers, and its current day. */
export const dateContextOf = (account: Account, now: Date): FieldContext => {
  const order = textOf(account, 'dateOrder');
  return {
    today: textOf(account, 'today') || dayIn(timeZoneOf(account), now),
    locale: textOf(account, 'locale') || 'en-PK',
    dateOrder: orders.includes(order) ? (order as FieldContext['dateOrder']) : 'YMD',
  };
};
