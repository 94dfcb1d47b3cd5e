import type { IsoDate } from '../calendar/iso-date.ts';
import { civilDate, clampedDay } from '../calendar/iso-date.ts';
import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';

/** A leave type's rules on days left over at the end of a year. */
export interface YearEndRules {
  readonly carryForward: boolean;
  /** Maximum number of days carried; absent for all. */
  readonly maxCarryForward?: string | null;
  /** Months of the new year in which carried days can be used; absent for no end. */
  readonly carryForwardExpiryMonths?: number | null;
  /** What happens to the rest. */
  readonly unusedAction: 'LAPSE' | 'ENCASH';
}

/** How the balance of one employee and type ends a year. Decimal strings, never negative except `carried`. */
export interface YearEnd {
  readonly carried: string;
  readonly lapsed: string;
  readonly encashed: string;
}

/**
 * Closes the balance of one employee and type.
 * @param balance what is left, decimal string
 * @param carryNegative whether days taken beyond the balance are carried into the new year
 */
export function closeBalance(balance: string, rules: YearEndRules, carryNegative: boolean): YearEnd {
  const left = decimalOf(balance);
  if (left.isNegative()) {
    return { carried: carryNegative ? left.toFixed() : '0', lapsed: '0', encashed: '0' };
  }
  const most = rules.maxCarryForward == null ? left : decimalOf(rules.maxCarryForward);
  const carried = rules.carryForward ? Decimal.min(left, most) : ZERO;
  const rest = left.minus(carried).toFixed();
  return {
    carried: carried.toFixed(),
    lapsed: rules.unusedAction === 'LAPSE' ? rest : '0',
    encashed: rules.unusedAction === 'ENCASH' ? rest : '0',
  };
}

/** Last day on which carried days can be used: the day before `months` have passed since the start of the year. */
export function carriedUntil(yearStart: IsoDate, months: number | null | undefined): IsoDate | null {
  if (months == null) return null;
  const { year, month, day } = civilDate(yearStart);
  if (day === 1) return clampedDay(year, month + months - 1, 31);
  return clampedDay(year, month + months, day - 1);
}
