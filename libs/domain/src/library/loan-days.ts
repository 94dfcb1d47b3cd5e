import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { isWorkingDay, type NonWorkingDays } from '../payroll/working-days.ts';

/** What days off do to due dates. */
export type LoanCalendar = 'IGNORE' | 'PUSH_TO_OPEN_DAY' | 'SKIP_CLOSED_DAYS';

/** No library is closed for longer; keeps a calendar without open days from being walked through for ever. */
export const longestClosure = 400;

/** The day itself when it is open, else the first open day behind it. */
export const firstOpenDay = (date: IsoDate, closed: NonWorkingDays): IsoDate => {
  for (let days = 0; days <= longestClosure; days += 1) {
    const day = addDays(date, days);
    if (isWorkingDay(day, closed)) return day;
  }
  return date;
};

/** The nth open day after a day (LIB-7: a book is kept for so many open days). */
export const openDayAfter = (date: IsoDate, count: number, closed: NonWorkingDays): IsoDate => {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = firstOpenDay(addDays(day, 1), closed);
  return day;
};

/**
 * When a book is due that goes out on a day (LIB-1).
 * @param days length of the loan, from 1 on
 * @param closed days off at least as far as `days` and the longest closure reach
 */
export const dueDate = (from: IsoDate, days: number, mode: LoanCalendar, closed: NonWorkingDays): IsoDate => {
  if (mode === 'SKIP_CLOSED_DAYS') return openDayAfter(from, days, closed);
  const due = addDays(from, days);
  return mode === 'IGNORE' ? due : firstOpenDay(due, closed);
};
