import { civilDate } from '../calendar/iso-date.ts';
import type { PayPeriod } from './period.ts';

/** Month a period is named after. */
export interface PeriodMonth {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The month a period is named after: that of its last day, since that is when it is paid. */
export function periodMonth(period: PayPeriod): PeriodMonth {
  const { year, month } = civilDate(period.end);
  return { year, month };
}

/** Names a period by month and year in English, such as `March 2025`. */
export function periodLabel(period: PayPeriod): string {
  const { year, month } = periodMonth(period);
  return `${months[month - 1] ?? ''} ${year}`;
}
