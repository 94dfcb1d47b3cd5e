import { addDays } from '@school/domain';
import type { CalendarItem } from '@school/domain';

export const eventBase = 'api/v1/CalenderEvent';
export const itemsPath = '/setup/v1/calendar/items';
export const dayPath = (date: string): string => `/event/index/${date}`;
export const editPath = (id: number): string => `/event/index/edit?id=${id}`;
export const showPath = (id: number): string => `/event/view/${id}`;

/** Colours of the kinds; white text is readable on each of them. */
const kindColours: Readonly<Record<string, string>> = {
  EVENT: '#1b6e3c',
  HOLIDAY: '#b3261e',
  EXAM: '#8a4b00',
  FEE_DUE: '#6a3fa0',
  MEETING: '#1d5fa8',
  TIMETABLE: '#3d5a63',
  OTHER: '#5a5a5a',
  LEAVE: '#00695c',
};

export const colourOf = ({ kind, colour }: Pick<CalendarItem, 'kind' | 'colour'>): string =>
  colour ?? kindColours[kind] ?? '#5a5a5a';

/** Relative luminance of a colour "#rrggbb", 0 to 1 (WCAG 2.2). */
const luminance = (colour: string): number => {
  const part = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
};

/** Black or white, whichever reads better on a colour. */
export const textOn = (colour: string): string => {
  const light = luminance(colour);
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#000000';
};

/** The fields written by a move or a change of length. */
export interface EventTimes {
  readonly startDate: string;
  readonly endDate: string;
  readonly isAllDay: boolean;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

export const timesOf = ({ startDate, endDate, startTime, endTime }: CalendarItem): EventTimes => ({
  startDate,
  endDate,
  isAllDay: startTime === null,
  startTime,
  endTime,
});

/** The same length starting on another day. */
export const movedTo = (item: CalendarItem, startDate: string): EventTimes => {
  const days = Math.round((Date.parse(item.endDate) - Date.parse(item.startDate)) / 86_400_000);
  return { ...timesOf(item), startDate, endDate: addDays(startDate, days) };
};

/**
 * Times of an entry as the calendar shows it after a drag: texts "yyyy-MM-dd" or "yyyy-MM-ddTHH:mm:ss…" in institution
 * time; the end is the first moment after the entry.
 */
export const timesShown = (start: string, end: string, isAllDay: boolean): EventTimes => {
  const from = start.slice(0, 10);
  if (isAllDay) {
    const last = end === '' ? from : addDays(end.slice(0, 10), -1);
    return { startDate: from, endDate: last, isAllDay, startTime: null, endTime: null };
  }
  const until = end === '' ? start : end;
  return {
    startDate: from,
    endDate: until.slice(0, 10),
    isAllDay,
    startTime: start.slice(11, 19),
    endTime: until.slice(11, 19),
  };
};
