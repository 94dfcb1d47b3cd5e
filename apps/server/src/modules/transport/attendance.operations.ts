import { isoWeekday } from '@school/domain';
import { isIsoDate } from '@school/kernel';
import { badParameter } from '../../engine/calls/query-parameters.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { type Connection } from '../../platform/database/database.ts';
import { studentHolidays } from '../calendar/holidays.store.ts';
import { workWeek } from '../leave/calendar/work-week.store.ts';
import { ridersOf } from './attendance.store.ts';
import { type Trip } from './seats.store.ts';
import { rideSheet } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

type ClosedBy = 'FUTURE' | 'DAY_OFF' | 'HOLIDAY';

/** Why buses do not run on a day (TRN-7); null if they do. */
const closedBy = async (connection: Connection, date: string, today: string): Promise<ClosedBy | null> => {
  if (date > today) return 'FUTURE';
  const { weeklyOffs } = await workWeek(connection);
  if (weeklyOffs.includes(isoWeekday(date))) return 'DAY_OFF';
  return (await studentHolidays(connection, { from: date, to: date })).length > 0 ? 'HOLIDAY' : null;
};

const tripOf = (value: unknown): Trip => {
  if (value === 'PICKUP' || value === 'DROP') return value;
  throw invalidField('trip', 'choice', 'PICKUP or DROP.');
};

/** Who rode. */
export const rideReadings = [
  handle(rideSheet, async ({ input, context, connection }) => {
    const date = input.date ?? context.today;
    if (!isIsoDate(date)) throw badParameter('date', 'date must be like 2026-11-22.');
    const trip = tripOf(input.trip ?? 'PICKUP');
    const route = input.route ?? 0;
    return {
      date,
      trip,
      closed: await closedBy(connection, date, context.today),
      riders: await ridersOf(connection, { route, date, trip }),
    };
  }),
];
