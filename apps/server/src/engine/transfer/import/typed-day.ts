import { typedDate } from '@school/kernel';
import type { FieldContext } from '@school/kernel';
import type { DayOrder, InCell } from '../sheet/cell.ts';

const numeric = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/;
/** Days since the end of 1899, as spreadsheets count them. */
const firstSerial = 61;
const lastSerial = 2_958_465;
const dayMilliseconds = 86_400_000;

/** Determines from the dates of one column in which order they are written: a number above 12 is not a month. */
export class DayOrders {
  private readonly seen = new Map<string, { first: number; second: number }>();

  look(column: string, cell: InCell | undefined): void {
    const [, first, second] = typeof cell === 'string' ? (numeric.exec(cell.trim()) ?? []) : [];
    if (first === undefined || second === undefined) return;
    const counts = this.seen.get(column) ?? { first: 0, second: 0 };
    if (Number(first) > 12) counts.first += 1;
    if (Number(second) > 12) counts.second += 1;
    this.seen.set(column, counts);
  }

  /** The order of a column; if its dates do not tell, that of the institution, or day first. */
  of(column: string, institution: DayOrder, locale: string): DayOrder {
    const { first = 0, second = 0 } = this.seen.get(column) ?? {};
    if (first !== second) return first > second ? 'DMY' : 'MDY';
    if (institution !== 'YMD') return institution;
    return locale === 'en-US' ? 'MDY' : 'DMY';
  }
}

const serialDay = (serial: number): string | null =>
  serial >= firstSerial && serial <= lastSerial
    ? new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * dayMilliseconds).toISOString().slice(0, 10)
    : null;

/** `Jan 31, 2024` with the day first. */
const dayFirst = (text: string): string =>
  text.replace(/^([A-Za-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/, '$2 $1 $3');

/**
 * The day in a cell, "yyyy-MM-dd": in the order of its column, or in any other in which it is valid. A time after the day
 * is ignored. Null when it is not a day.
 */
export const plainDay = (cell: InCell, order: DayOrder, context: FieldContext): string | null => {
  if (typeof cell === 'number') return serialDay(cell);
  const text = dayFirst(
    cell.trim().replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/, ''),
  );
  const orders = [order, ...(['DMY', 'MDY', 'YMD'] as const).filter((other) => other !== order)];
  for (const dateOrder of orders) {
    const day = typedDate(text, { ...context, dateOrder });
    if (day !== null) return day;
  }
  return null;
};
