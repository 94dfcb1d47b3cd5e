import type { IsoDate } from '../calendar/iso-date.ts';
import type { PayPeriod } from './period.ts';
import type { EmployedDays } from './proration.ts';
import type { NonWorkingDays } from './working-days.ts';
import { countWorkingDays } from './working-days.ts';

/** First and last day of an employment. */
export interface Employment {
  readonly joiningDate: IsoDate;
  /** Absent while employed. */
  readonly leavingDate?: IsoDate | null;
}

/**
 * Clips a period to the days an employee was employed in it.
 * @returns undefined when employed on none of its days, and then no payslip is due: a leaver gets the last one for the
 * period of leaving
 */
export function employedPart(period: PayPeriod, employment: Employment): PayPeriod | undefined {
  const { joiningDate, leavingDate } = employment;
  const start = joiningDate > period.start ? joiningDate : period.start;
  const end = leavingDate && leavingDate < period.end ? leavingDate : period.end;
  return start <= end ? { start, end } : undefined;
}

/**
 * Counts the working days of an employment in a period, for reducing the earnings of those who join or leave within it.
 * @returns undefined when employed for the whole period, or on none of its days
 */
export function employedDays(
  period: PayPeriod,
  employment: Employment,
  nonWorking: NonWorkingDays,
): EmployedDays | undefined {
  const part = employedPart(period, employment);
  if (!part || (part.start === period.start && part.end === period.end)) return undefined;
  return {
    employed: String(countWorkingDays(part, nonWorking)),
    inPeriod: String(countWorkingDays(period, nonWorking)),
  };
}
