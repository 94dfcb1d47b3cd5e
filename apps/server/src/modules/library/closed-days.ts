import { addDays, longestClosure, type IsoDate, type NonWorkingDays } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { employeeHolidays, studentHolidays } from '../calendar/holidays.store.ts';
import { workWeek } from '../leave/calendar/work-week.store.ts';

/** Whose days off count: those of a batch's students, or those of all employees. */
export interface CalendarOf {
  readonly isStudent: boolean;
  readonly batch: number | null;
}

/** The days off from a day onwards, as far as a due date can be moved past the last requested day. */
export const closedDays = async (
  connection: Connection,
  { isStudent, batch }: CalendarOf,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
): Promise<NonWorkingDays> => {
  const range = { from, to: addDays(to, 2 * longestClosure) };
  const { weeklyOffs } = await workWeek(connection);
  const holidays = isStudent
    ? await studentHolidays(connection, range, batch)
    : await employeeHolidays(connection, range);
  return { weeklyOffs, holidays };
};
