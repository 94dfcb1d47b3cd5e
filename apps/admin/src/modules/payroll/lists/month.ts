import { civilDate, daysInMonth, isIsoDate, isoDate, type IsoDate } from '@school/domain';

export interface Month {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** The first and last day of "yyyy-MM"; the month of `today` when it is none. */
export const monthOf = (text: string, today: IsoDate): Month => {
  const given = `${text}-01`;
  const { year, month } = civilDate(isIsoDate(given) ? given : today);
  return { first: isoDate(year, month, 1), last: isoDate(year, month, daysInMonth(year, month)) };
};

/** "yyyy-MM" so many months later. */
export const movedMonth = ({ first }: Month, months: number): string => {
  const { year, month } = civilDate(first);
  const count = year * 12 + month - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

const yearsBack = 20;
const yearsAhead = 5;

/** The first and last "yyyy-MM" that a field for a month offers: from 20 years back to 5 ahead of `today` (G126). */
export const offeredMonths = (today: IsoDate): { readonly min: string; readonly max: string } => {
  const { year } = civilDate(today);
  return { min: `${year - yearsBack}-01`, max: `${year + yearsAhead}-12` };
};
