import { isoWeekday } from '../calendar/iso-date.ts';
import type { IsoDate } from '../calendar/iso-date.ts';

/** Days of the week as lessons name them, Monday first. */
export const weekdayKeys = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type WeekdayKey = (typeof weekdayKeys)[number];

/** The weekday of a date. */
export const weekdayOf = (date: IsoDate): WeekdayKey => weekdayKeys[isoWeekday(date) - 1] ?? 'MON';
