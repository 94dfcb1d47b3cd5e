import { audienceKeys } from '@school/resources';
import type { Behaviour, RecordValues } from '../../engine/behaviour.ts';
import { askAboutAttendance } from './holiday-attendance.ts';
import { repeatEvent } from './repeat-event.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

const isNone = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

const daysOff = ['isHolidayForStudents', 'isHolidayForEmployees'] as const;

/** Only holidays give days off; an event that becomes one gives them to everyone unless it specifies whom. */
const withDaysOff = (input: RecordValues, current: RecordValues | undefined): RecordValues => {
  const type = input['type'] ?? current?.['type'] ?? 'EVENT';
  if (type !== 'HOLIDAY') return Object.fromEntries(daysOff.map((key) => [key, false]));
  const isNew = current !== undefined && current['type'] !== 'HOLIDAY';
  const isSaid = daysOff.some((key) => input[key] !== undefined);
  return isNew && !isSaid ? Object.fromEntries(daysOff.map((key) => [key, true])) : {};
};

/** An event for everyone names nobody; any other names someone. A whole-day event has no times. */
const settled = (input: RecordValues, current: RecordValues | undefined): RecordValues => {
  // Unspecified values have the defaults of the definition.
  const both: RecordValues = { isCommon: true, isAllDay: true, ...current, ...input };
  if (both['isCommon'] !== true && audienceKeys.every((key) => isNone(both[key])))
    throw invalidField(
      'batches',
      'required',
      'Choose batches, departments or people, or make it for everyone.',
    );
  return {
    ...input,
    ...withDaysOff(input, current),
    ...(both['isCommon'] === true ? Object.fromEntries(audienceKeys.map((key) => [key, []])) : {}),
    ...(both['isAllDay'] === true ? { startTime: null, endTime: null } : {}),
  };
};

/** What the definition of an event cannot express: its audience, and that whole days have no times. */
export const calendarEventBehaviour: Behaviour = {
  createsApart: true,
  beforeSave: async (input, current, work) => {
    const event = settled(input, current);
    // If unspecified, the default of the definition: a day off for everyone.
    const after = { type: 'EVENT', isHolidayForEmployees: true, ...current, ...event };
    await askAboutAttendance(after, current, work);
    return event;
  },
  actions: {
    repeat: async ([event], asked, work) => ({ created: event ? await repeatEvent(event, asked, work) : 0 }),
  },
};
