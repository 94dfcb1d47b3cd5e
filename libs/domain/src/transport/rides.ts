import { decimalOf } from '../money/decimal.ts';

/** Days present out of the counted days, in percent with two decimals; null without any (TRN-7). Leave does not count. */
export const attendanceRate = (present: number, absent: number): string | null =>
  present + absent === 0
    ? null
    : decimalOf(String(present * 100))
        .div(present + absent)
        .toFixed(2);

/** Odometer readings before and after a day; null where there is none. */
export interface NeighbourReadings {
  readonly before: number | null;
  readonly after: number | null;
}

/** Whether a reading lies between its neighbours: an odometer never goes back (TRN-9). */
export const fitsReadings = (reading: number, { before, after }: NeighbourReadings): boolean =>
  (before === null || before <= reading) && (after === null || reading <= after);
