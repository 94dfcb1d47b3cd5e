import type { OutCell } from './cell.ts';
import { textOfCell } from './cell.ts';
import { xmlText } from './xlsx-parts.ts';

/** Digits of a number that a spreadsheet keeps; longer ones are written as text. */
const mostDigits = 15;
/** Spreadsheets know no days before this one, and miscount those of the two months before March 1900. */
const firstDay = '1900-03-01';
/** Days between the spreadsheet epoch and 1970. */
const daysTo1970 = 25_569;
const dayMilliseconds = 86_400_000;

const numberOf = (digits: string): string | undefined => {
  const significant = digits.replace(/^-?0*\.?0*/, '').replace('.', '');
  return significant.length <= mostDigits ? String(Number(digits)) : undefined;
};

const serialOf = (text: string, zoned: string): string | undefined =>
  text < firstDay ? undefined : String(daysTo1970 + Date.parse(zoned) / dayMilliseconds);

const figureOf = (cell: Exclude<OutCell, null | string>): string | undefined => {
  if ('number' in cell) return numberOf(cell.number);
  return 'day' in cell ? serialOf(cell.day, `${cell.day}T00:00:00Z`) : serialOf(cell.wall, `${cell.wall}Z`);
};

/** XML of a styled cell at a position such as `B7`; nothing for an empty one. */
export const xmlOfCell = (cell: OutCell, place: string, style: number): string => {
  if (cell === null) return '';
  const figure = typeof cell === 'string' ? undefined : figureOf(cell);
  if (figure !== undefined) return `<c r="${place}" s="${style}"><v>${figure}</v></c>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(textOfCell(cell))}</t></is></c>`;
};
