import { dayNumber } from '@school/domain';
import { calendarRangeMax, calendarItems } from '@school/resources';
import { bodyDate } from '../../../engine/own-calls/body-values.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { calendarItems as itemsOfCalendar } from './calendar-items.ts';
import { handle } from '../../../engine/operation/handle.ts';

/** The content of the caller's calendar. */
export const calendarReadings = [
  handle(calendarItems, async ({ input, context, connection, reader }) => {
    const from = bodyDate(input.from ?? undefined, 'from');
    const to = bodyDate(input.to ?? undefined, 'to');
    if (to < from || dayNumber(to) - dayNumber(from) >= calendarRangeMax)
      throw invalidField('to', 'range', 'At most %{max} days at a time.', { max: calendarRangeMax });
    return itemsOfCalendar({ caller: context, records: reader, connection }, { from, to });
  }),
];
