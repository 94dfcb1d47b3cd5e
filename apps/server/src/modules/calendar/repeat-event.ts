import { addDays, dayNumber, repetitions } from '@school/domain';
import type { Rhythm } from '@school/domain';
import { audienceKeys, repetitionsMax } from '@school/resources';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** What a repetition shares with the event; the id in a calendar file and the attachments are the event's own. */
const kept = [
  'title',
  'description',
  'type',
  'isAllDay',
  'startTime',
  'endTime',
  'location',
  'colour',
  'isCommon',
  ...audienceKeys,
  'isHolidayForStudents',
  'isHolidayForEmployees',
  'remind',
] as const;

/**
 * Enters an event again, as separate events, so that everything that counts by the calendar sees them.
 * @returns how many were created
 * @throws Refusal 400 if there would be none, or too many
 */
export const repeatEvent = async (event: RecordValues, asked: RecordValues, work: Work): Promise<number> => {
  const [from, to] = [String(event['startDate']), String(event['endDate'])];
  const until = String(asked['until']);
  const days = repetitions(from, asked['rhythm'] as Rhythm, until, repetitionsMax + 1);
  if (days.length === 0) throw invalidField('until', 'tooEarly', 'It would not repeat by that day.');
  if (days.length > repetitionsMax)
    throw invalidField('until', 'tooMany', 'At most %{max} repetitions at once.', { max: repetitionsMax });
  const length = dayNumber(to) - dayNumber(from);
  const same = Object.fromEntries(kept.map((key) => [key, event[key] ?? null]));
  const returns = days.map((startDate) => ({ ...same, startDate, endDate: addDays(startDate, length) }));
  return (await work.records.create(work, 'calendarEvent', returns)).length;
};
