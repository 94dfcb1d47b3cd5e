import { Decimal, ZERO } from '../money/decimal.ts';

/** What labels mean; the weight is how much of a day away counts as absence. */
export type AttendanceKind = 'ABSENT' | 'LATE' | 'EXCUSED' | 'ON_DUTY';

/** One row of the register as used for percentages. */
export interface CountedMark {
  readonly kind: AttendanceKind;
  /** 0 to 1, decimal string. */
  readonly absenceWeight: string;
  readonly forenoon: boolean;
  readonly afternoon: boolean;
}

/** Figures of one student over a range of days; decimal strings. */
export interface AttendanceFigures {
  readonly days: number;
  readonly absent: string;
  readonly present: string;
  readonly lates: number;
  /** Null where no day counts. */
  readonly percentage: string | null;
}

const half = new Decimal('0.5');

const absenceOf = ({ absenceWeight, forenoon, afternoon }: CountedMark): Decimal =>
  new Decimal(absenceWeight).times(Number(forenoon) + Number(afternoon)).times(half);

/**
 * Attendance percentage (R21): (days − absences) × 100 ÷ days, rounded half up to two decimals. A whole day away is 1, half
 * a day 0.5, each times the weight of its label; every given number of late arrivals adds half a day.
 * @param days school days of the student, or those whose register was taken
 * @param marks rows on these days
 * @param latesPerHalfDay 0: lateness does not count as absence
 */
export const attendanceFigures = (
  days: number,
  marks: readonly CountedMark[],
  latesPerHalfDay = 0,
): AttendanceFigures => {
  const lates = marks.filter(({ kind }) => kind === 'LATE').length;
  const forLates = latesPerHalfDay > 0 ? half.times(Math.floor(lates / latesPerHalfDay)) : ZERO;
  const counted = marks.reduce((sum, mark) => sum.plus(absenceOf(mark)), ZERO).plus(forLates);
  // Half days for lateness can be added although all days are already days away.
  const absent = Decimal.min(counted, days);
  const present = new Decimal(days).minus(absent);
  return {
    days,
    absent: absent.toFixed(),
    present: present.toFixed(),
    lates,
    percentage: days === 0 ? null : present.times(100).div(days).toFixed(2),
  };
};
