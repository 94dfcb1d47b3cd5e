import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';

/** Entries in employee registers on given days. */
export interface Marked {
  readonly days: number;
  readonly entries: number;
}

/** First and last day on which nobody works because of an event; undefined if it keeps nobody from work. */
const daysOff = (event: RecordValues | undefined): readonly [unknown, unknown] | undefined =>
  event?.['type'] === 'HOLIDAY' && event['isHolidayForEmployees'] === true
    ? [event['startDate'], event['endDate']]
    : undefined;

/** First and last day. */
type Span = readonly [unknown, unknown];

/** Entries on days of a span that were not in another. */
export type MarkedSource = (work: Work, on: Span, except: Span | undefined) => Promise<Marked>;

const known: { source: MarkedSource } = { source: () => Promise.resolve({ days: 0, entries: 0 }) };

/** The module that keeps employee registers provides their entries. */
export const giveMarked = (source: MarkedSource): void => {
  known.source = source;
};

/**
 * A holiday over days with attendance: the entries stay, but leave and pay no longer count them. The user entering it has
 * to confirm.
 * @throws Conflict `CONFIRM`
 */
export const askAboutAttendance = async (
  event: RecordValues,
  before: RecordValues | undefined,
  work: Work,
): Promise<void> => {
  const off = daysOff(event);
  if (!off || !work.context.asks) return;
  const { days, entries } = await known.source(work, off, daysOff(before));
  if (entries === 0) return;
  askFirst(work.context, {
    message:
      'Register entries on these days: %{entries}, on %{days} of them. They are kept, but no longer count.',
    reason: 'attendanceOnHoliday',
    params: { entries, days },
  });
};
