/** A value to be written to a file: texts stay texts, numbers are exact digits, days "yyyy-MM-dd", moments local time. */
export type OutCell =
  | null
  | string
  | { readonly number: string }
  | { readonly day: string }
  /** Local time of the institution, "yyyy-MM-ddTHH:mm:ss.SSS", and the same moment with its offset. */
  | { readonly wall: string; readonly moment: string };

/** A value as read: a number only where the file declares it as one. */
export type InCell = string | number;

/** How the values of a column are displayed. */
export type ColumnForm =
  | { readonly kind: 'text' }
  /** A percentage shows more decimals than `scale` where it has them. */
  | { readonly kind: 'number'; readonly scale: number; readonly grouped: boolean; readonly sign?: '%' }
  /** A number with its own decimals. */
  | { readonly kind: 'plain' }
  | { readonly kind: 'day' }
  | { readonly kind: 'moment' };

/** One column of a file. */
export interface SheetColumn {
  readonly header: string;
  readonly form: ColumnForm;
}

/** Order of the parts of a date, as the institution writes them. */
export type DayOrder = 'YMD' | 'DMY' | 'MDY';

export const plainText: ColumnForm = { kind: 'text' };

/** Text of a cell where everything is text. */
export const textOfCell = (cell: OutCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if ('number' in cell) return cell.number;
  return 'day' in cell ? cell.day : cell.moment;
};

/** Digits of a number that a file holds as a number: no exponent, and none of the noise after the 15th digit. */
export const digitsOfNumber = (value: number): string => {
  const exact = Number.isInteger(value) ? value : Number(value.toPrecision(15));
  const text = String(exact);
  return text.includes('e')
    ? exact.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
};
