import type { CalendarItem } from './wire.ts';

/** What the calls answer whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    calendarItems: readonly CalendarItem[];
  }
}
