import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { askFirst } from '../../engine/own-calls/ask-first.ts';

interface Marked {
  readonly days: number;
  readonly entries: number;
}

/** First and last day on which nobody works because of an event; undefined when it keeps nobody from work. */
const daysOff = (event: RecordValues | undefined): readonly [unknown, unknown] | undefined =>
  event?.['type'] === 'HOLIDAY' && event['isHolidayForEmployees'] === true
    ? [event['startDate'], event['endDate']]
    : undefined;

/** Entries of the register on days that become holidays now; those that were holidays before do not count again. */
const markedOn = async (
  { transaction }: Work,
  [from, to]: readonly [unknown, unknown],
  before: readonly [unknown, unknown] | undefined,
): Promise<Marked> => {
  const [row] = await transaction.query<Marked>({
    name: 'calendar_attendance_on_holiday',
    text: `select count(distinct attendance_date)::int as days, count(*)::int as entries from employee_attendance
      where attendance_date between $1 and $2
        and ($3::date is null or attendance_date not between $3::date and $4::date)`,
    values: [from, to, before?.[0] ?? null, before?.[1] ?? null],
  });
  return row ?? { days: 0, entries: 0 };
};

/**
 * A holiday over days with attendance: the entries stay, but leave and pay no longer count them. Whoever enters it is
 * asked first.
 * @throws Conflict `CONFIRM`
 */
export const askAboutAttendance = async (
  event: RecordValues,
  before: RecordValues | undefined,
  work: Work,
): Promise<void> => {
  const off = daysOff(event);
  if (!off || !work.context.asks) return;
  const { days, entries } = await markedOn(work, off, daysOff(before));
  if (entries === 0) return;
  askFirst(work.context, {
    message:
      'Entries of the register on these days: %{entries}, on %{days} of them. They stay, but no longer count.',
    reason: 'attendanceOnHoliday',
    params: { entries, days },
  });
};
