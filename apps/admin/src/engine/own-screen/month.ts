const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const numbersOf = (day: string): { readonly year: number; readonly month: number } => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

export interface Month {
  readonly first: string;
  readonly last: string;
}

/** The first and last day of "yyyy-MM"; those of the month of `today` if it is not a month. */
export const monthOf = (text: string, today: string): Month => {
  const month = isMonth(text) ? text : today.slice(0, 7);
  const { year, month: number } = numbersOf(month);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { first: `${month}-01`, last: `${month}-${days}` };
};

/** "yyyy-MM" a number of months later. */
export const movedMonth = ({ first }: Month, months: number): string => {
  const { year, month } = numbersOf(first);
  const count = year * 12 + month - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
};

const yearsBack = 20;
const yearsAhead = 5;

/** The first and last "yyyy-MM" that a field for a month offers: from 20 years back to 5 ahead of `today` (G126). */
export const offeredMonths = (today: string): { readonly min: string; readonly max: string } => {
  const { year } = numbersOf(today);
  return { min: `${year - yearsBack}-01`, max: `${year + yearsAhead}-12` };
};
