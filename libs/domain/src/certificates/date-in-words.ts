import { civilDate } from '../calendar/iso-date.ts';

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const ordinals: Readonly<Record<string, string>> = {
  One: 'First',
  Two: 'Second',
  Three: 'Third',
  Five: 'Fifth',
  Eight: 'Eighth',
  Nine: 'Ninth',
  Twelve: 'Twelfth',
  Twenty: 'Twentieth',
  Thirty: 'Thirtieth',
};

const belowHundred = (value: number): string => {
  if (value < 20) return small[value] ?? '';
  const unit = value % 10;
  return `${tens[Math.floor(value / 10)] ?? ''}${unit === 0 ? '' : ` ${small[unit] ?? ''}`}`;
};

const yearWords = (year: number): string => {
  const [thousands, hundreds, rest] = [Math.floor(year / 1000), Math.floor(year / 100) % 10, year % 100];
  return [
    ...(thousands > 0 ? [`${small[thousands] ?? ''} Thousand`] : []),
    ...(hundreds > 0 ? [`${small[hundreds] ?? ''} Hundred`] : []),
    ...(rest > 0 ? [belowHundred(rest)] : []),
  ].join(' ');
};

const ordinal = (words: string): string => {
  const parts = words.split(' ');
  const last = parts.pop() ?? '';
  return [...parts, ordinals[last] ?? `${last}th`].join(' ');
};

/**
 * A day of the years 1 to 9999 in words, as leaving certificates write a date of birth so that no digit can be altered.
 * @example dateInWords('2010-03-05') // 'Fifth March Two Thousand Ten'
 */
export const dateInWords = (date: string): string => {
  const { year, month, day } = civilDate(date);
  return `${ordinal(belowHundred(day))} ${months[month - 1] ?? ''} ${yearWords(year)}`;
};
