import type { IsoDate } from '../calendar/iso-date.ts';
import {
  addDays,
  civilDate,
  dayNumber,
  daysInMonth,
  isIsoDate,
  isoDate,
  isoWeekday,
  remainder,
} from '../calendar/iso-date.ts';
import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';

/** How often a group is paid. */
export type PaymentFrequency = 'DAILY' | 'WEEKLY' | 'BIWEEKLY' | 'SEMIMONTHLY' | 'MONTHLY';

/** The fields of a payroll group that divide the calendar into pay periods. */
export interface PaySchedule {
  readonly paymentFrequency: PaymentFrequency;
  /** First weekday of a WEEKLY period, Monday 1 to Sunday 7; absent counts as Monday. */
  readonly periodStartWeekday?: number | null;
  /** First day of any BIWEEKLY period; required for that frequency. */
  readonly biweeklyAnchor?: IsoDate | null;
  /** Last day of the first SEMIMONTHLY half, 1–28; absent counts as 15. */
  readonly semiMonthlySplit?: number | null;
  /** First day of a MONTHLY period, 1–28; absent counts as 1. */
  readonly monthStartDay?: number | null;
}

/** First and last day of a pay period, both paid. */
export interface PayPeriod {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** Why there is no period for a date. */
export type PeriodProblem =
  | Problem<'DATE_INVALID', { text: string }>
  | Problem<'SCHEDULE_INVALID', { field: Exclude<keyof PaySchedule, 'paymentFrequency'> }>;

/** Raised for a period that has not begun. */
export type FuturePeriodProblem = Problem<'PERIOD_IN_FUTURE', { periodStart: IsoDate }>;

type Found = Result<PayPeriod, PeriodProblem>;

const finders: Readonly<Record<PaymentFrequency, (schedule: PaySchedule, date: IsoDate) => Found>> = {
  DAILY: (_, date) => success({ start: date, end: date }),
  WEEKLY: weekOf,
  BIWEEKLY: fortnightOf,
  SEMIMONTHLY: halfMonthOf,
  MONTHLY: monthOf,
};

/**
 * Finds the pay period a day belongs to. Periods follow one another without gap or overlap and do not
 * depend on the financial year; the start of a period is what is stored, so any day of it normalises to
 * the same period.
 * @param group schedule of the payroll group
 * @param date day as `yyyy-MM-dd`
 * @returns the period, or that the date or a field of the schedule is not usable
 */
export function payPeriodOf(group: PaySchedule, date: string): Found {
  return isIsoDate(date)
    ? finders[group.paymentFrequency](group, date)
    : refuse('DATE_INVALID', { text: date });
}

/** Number of calendar days of a period. */
export function periodDays(period: PayPeriod): number {
  return dayNumber(period.end) - dayNumber(period.start) + 1;
}

/**
 * Checks that a period has begun. One that is still in progress may be paid.
 * @param today day by the clock of the institution
 */
export function checkPeriodStarted(
  period: PayPeriod,
  today: IsoDate,
): Result<PayPeriod, FuturePeriodProblem> {
  return period.start > today ? refuse('PERIOD_IN_FUTURE', { periodStart: period.start }) : success(period);
}

function weekOf(schedule: PaySchedule, date: IsoDate): Found {
  const first = schedule.periodStartWeekday ?? 1;
  if (!isWholeWithin(first, 1, 7)) return refuse('SCHEDULE_INVALID', { field: 'periodStartWeekday' });
  return success(daysFrom(addDays(date, -remainder(isoWeekday(date) - first, 7)), 7));
}

function fortnightOf(schedule: PaySchedule, date: IsoDate): Found {
  const anchor = schedule.biweeklyAnchor;
  if (!anchor || !isIsoDate(anchor)) return refuse('SCHEDULE_INVALID', { field: 'biweeklyAnchor' });
  return success(daysFrom(addDays(date, -remainder(dayNumber(date) - dayNumber(anchor), 14)), 14));
}

function halfMonthOf(schedule: PaySchedule, date: IsoDate): Found {
  const split = schedule.semiMonthlySplit ?? 15;
  if (!isWholeWithin(split, 1, 28)) return refuse('SCHEDULE_INVALID', { field: 'semiMonthlySplit' });
  const { year, month, day } = civilDate(date);
  const [first, last] = day <= split ? [1, split] : [split + 1, daysInMonth(year, month)];
  return success({ start: isoDate(year, month, first), end: isoDate(year, month, last) });
}

function monthOf(schedule: PaySchedule, date: IsoDate): Found {
  const first = schedule.monthStartDay ?? 1;
  if (!isWholeWithin(first, 1, 28)) return refuse('SCHEDULE_INVALID', { field: 'monthStartDay' });
  const { year, month, day } = civilDate(date);
  const startMonth = day >= first ? month : month - 1;
  const start = isoDate(year, startMonth, first);
  return success({ start, end: addDays(isoDate(year, startMonth + 1, first), -1) });
}

function daysFrom(start: IsoDate, days: number): PayPeriod {
  return { start, end: addDays(start, days - 1) };
}

function isWholeWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
