import type { IsoDate } from '../calendar/iso-date.ts';
import { addDays } from '../calendar/iso-date.ts';

/** A whole day, or one half of it. */
export type LeaveSession = 'FULL' | 'FIRST' | 'SECOND';

/** The two moments between which a person is away, UTC; the end is the first moment after it. */
export interface SessionSpan {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The fraction of a day that a session covers, decimal string. */
export const sessionFraction = (session: LeaveSession): string => (session === 'FULL' ? '1' : '0.5');

/** The span that represents a session, so that a database constraint on spans keeps sessions from overlapping. */
export const sessionSpan = (date: IsoDate, session: LeaveSession): SessionSpan => ({
  startsAt: session === 'SECOND' ? `${date}T12:00:00.000Z` : `${date}T00:00:00.000Z`,
  endsAt: session === 'FIRST' ? `${date}T12:00:00.000Z` : `${addDays(date, 1)}T00:00:00.000Z`,
});
