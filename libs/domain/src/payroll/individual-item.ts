import type { IsoDate } from '../calendar/iso-date.ts';
import type { Money } from '../money/money.ts';
import type { CategoryType } from './category.ts';
import type { PayLine } from './pay-line.ts';

/** An extra line of one employee, such as a bonus or the recovery of an advance. */
export interface IndividualItem {
  /** Code of its line, unique on the payslip. */
  readonly code: string;
  readonly name: string;
  readonly type: CategoryType;
  /** Above zero. */
  readonly amount: Money;
  /** Start of the first period it is paid or deducted in. */
  readonly firstPeriodStart: IsoDate;
  /** Whether it repeats in the periods that follow. */
  readonly everyPeriod: boolean;
  /** Start of the last period of a repeating item; absent means without end. */
  readonly lastPeriodStart?: IsoDate | null;
}

/**
 * Builds the lines of the items due in a period.
 * @param periodStart normalised first day of the period
 * @returns lines in the order of the items
 */
export function individualLines(items: readonly IndividualItem[], periodStart: IsoDate): PayLine[] {
  return items
    .filter((item) => isDue(item, periodStart))
    .map(({ code, name, type, amount }) => ({
      code,
      label: name,
      type,
      amount,
      source: 'INDIVIDUAL',
      isOverridden: false,
    }));
}

/** A fare of an employee, with what is still to be deducted. */
export interface OwedFare {
  /** Code of its line, unique on the payslip. */
  readonly code: string;
  /** Id of its record. */
  readonly id: number;
  readonly name: string;
  /** Above zero. */
  readonly amount: Money;
}

/** Builds the lines of fares that are deducted from a payslip, in their order. */
export function fareLines(fares: readonly OwedFare[]): PayLine[] {
  return fares.map(({ code, name, amount }) => ({
    code,
    label: name,
    type: 'DEDUCTION',
    amount,
    source: 'FARE',
    isOverridden: false,
  }));
}

function isDue(item: IndividualItem, periodStart: IsoDate): boolean {
  if (!item.everyPeriod) return item.firstPeriodStart === periodStart;
  const hasEnded = item.lastPeriodStart != null && periodStart > item.lastPeriodStart;
  return item.firstPeriodStart <= periodStart && !hasEnded;
}
