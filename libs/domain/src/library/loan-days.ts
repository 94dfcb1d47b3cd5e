import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { isWorkingDay, type NonWorkingDays } from '../payroll/working-days.ts';

/** How days off affect due dates. */
export type LoanCalendar = 'IGNORE' | 'PUSH_TO_OPEN_DAY' | 'SKIP_CLOSED_DAYS';

/** No library is closed for longer; prevents endless iteration over a calendar without open days. */
export const longestClosure = 400;

/** The day itself when it is open, else the next open day. */
export const firstOpenDay = (date: IsoDate, closed: NonWorkingDays): IsoDate => {
  for (let days = 0; days <= longestClosure; days += 1) {
    const day = addDays(date, days);
    if (isWorkingDay(day, closed)) return day;
  }
  return date;
};

/** The nth open day after a day (LIB-7: a loan lasts a number of open days). */
export const openDayAfter = (date: IsoDate, count: number, closed: NonWorkingDays): IsoDate => {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = firstOpenDay(addDays(day, 1), closed);
  return day;
};

/**
 * The due date of a book lent on a day (LIB-1).
 * @param days length of the loan, from 1
 * @param closed days off, covering at least `days` and the longest closure
 */
export const dueDate = (from: IsoDate, days: number, mode: LoanCalendar, closed: NonWorkingDays): IsoDate => {
  if (mode === 'SKIP_CLOSED_DAYS') return openDayAfter(from, days, closed);
  const due = addDays(from, days);
  return mode === 'IGNORE' ? due : firstOpenDay(due, closed);
};
