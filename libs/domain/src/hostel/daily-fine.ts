import { decimalOf } from '../money/decimal.ts';
import { toMoney, type Money } from '../money/money.ts';
import type { FineSlab } from '../fees/fine.ts';

/** Days within which a daily fine has to reach its maximum. */
export const longestFine = 366;

/**
 * A fine that grows by an amount each day up to a maximum (HOS-7), as slabs: one for each day until the maximum is reached.
 * @returns undefined where it grows for more than `longestFine` days
 */
export const dailyFineSlabs = (perDay: Money, most: Money): readonly FineSlab[] | undefined => {
  const days = decimalOf(most).div(decimalOf(perDay)).ceil().toNumber();
  if (days > longestFine) return undefined;
  return Array.from({ length: days }, (_, at) => {
    const grown = decimalOf(perDay).times(at + 1);
    const capped = grown.gt(decimalOf(most)) ? decimalOf(most) : grown;
    return { days: at + 1, kind: 'AMOUNT', value: toMoney(capped) };
  });
};
