import type { IsoDate } from '../calendar/iso-date.ts';
import { addDays } from '../calendar/iso-date.ts';
import { Decimal, ONE, ZERO, decimalOf } from '../money/decimal.ts';
import type { PayPeriod } from './period.ts';
import type { NonWorkingDays } from './working-days.ts';
import { isWorkingDay } from './working-days.ts';

/** One day, or half a day, of absence. Decimal strings. */
export interface AbsenceRow {
  readonly date: IsoDate;
  /** Part of the day: `1` or `0.5`. */
  readonly fraction: string;
  /** Whether the absence can affect pay at all. */
  readonly isLop: boolean;
  /** Paid share of the leave type, 0 to 1; absent counts as unpaid, as for unexplained absence. */
  readonly paidFraction?: string | null;
  /** Whether the leave type counts non-working days. */
  readonly countsNonWorkingDays?: boolean;
  /** Part of the day the register covers; absent means `fraction`. A mark of presence belongs to no absence. */
  readonly marked?: string;
}

/**
 * Adds what the register lacks, where a working day without a mark is absence: it is unpaid like any absence without leave.
 * Days off stay free.
 * @param rows marks of one employee inside the days
 * @param days past days on which the employee was employed; undefined for none
 */
export function withUnmarked(
  rows: readonly AbsenceRow[],
  days: PayPeriod | undefined,
  nonWorking: NonWorkingDays,
): readonly AbsenceRow[] {
  if (!days) return rows;
  const left = new Map<IsoDate, Decimal>();
  for (let date = days.start; date <= days.end; date = addDays(date, 1)) {
    if (isWorkingDay(date, nonWorking)) left.set(date, ONE);
  }
  for (const { date, marked, fraction } of rows) {
    const rest = left.get(date);
    if (rest) left.set(date, rest.minus(decimalOf(marked ?? fraction)));
  }
  const missing = [...left].filter(([, rest]) => rest.gt(ZERO));
  return [...rows, ...missing.map(([date, rest]) => ({ date, fraction: rest.toFixed(), isLop: true }))];
}

/** Day counts of a payslip, decimal strings. */
export interface AttendanceDays {
  readonly daysAbsent: string;
  readonly daysPresent: string;
  readonly lopDays: string;
}

/**
 * Counts absent, present and unpaid days of a period. A partly paid day is unpaid only for the rest. Nobody is away or
 * unpaid for more days than there are: present and absent together always equal the working days.
 * @param rows absences of one employee inside the period
 * @param workingDays working days of the period, decimal string
 * @param nonWorking days off, on which an absence counts only if its leave type says so
 */
export function countAttendance(
  rows: readonly AbsenceRow[],
  workingDays: string,
  nonWorking: NonWorkingDays,
): AttendanceDays {
  const counted = rows.filter((row) => row.countsNonWorkingDays || isWorkingDay(row.date, nonWorking));
  const away = sum(counted.map((row) => decimalOf(row.fraction)));
  const unpaid = sum(counted.filter((row) => row.isLop).map(unpaidPart));
  const all = decimalOf(workingDays);
  const absent = Decimal.min(away, all);
  return {
    daysAbsent: absent.toFixed(),
    daysPresent: all.minus(absent).toFixed(),
    lopDays: Decimal.min(unpaid, all).toFixed(),
  };
}

function unpaidPart(row: AbsenceRow): Decimal {
  return decimalOf(row.fraction).mul(ONE.minus(decimalOf(row.paidFraction ?? '0')));
}

function sum(values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), ZERO);
}
