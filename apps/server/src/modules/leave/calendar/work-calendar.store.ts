import { addDays, isWorkingDay } from '@school/domain';
import type { IsoDate, NonWorkingDays } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { employeeHolidays } from '../../calendar/holidays.store.ts';
import { workWeek } from './work-week.store.ts';

/** First and last day, both included. */
export interface DayRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The days off within a range. */
export const workCalendar = async (connection: Connection, range: DayRange): Promise<NonWorkingDays> => {
  const { weeklyOffs } = await workWeek(connection);
  return { weeklyOffs, holidays: await employeeHolidays(connection, range) };
};

/** Every day off in a range. */
export const offDaysOf = (calendar: NonWorkingDays, { from, to }: DayRange): IsoDate[] => {
  const days: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (!isWorkingDay(date, calendar)) days.push(date);
  }
  return days;
};
