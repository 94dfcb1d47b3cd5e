import type { Money } from '../money/money.ts';
import type { CategoryType } from './category.ts';

/** Where a line of pay comes from; FARE is the cost of a seat on the bus, LOP is unpaid time, days as well as lateness. */
export type LineSource = 'CATEGORY' | 'INDIVIDUAL' | 'FARE' | 'LOP';

/** One line of an assignment or payslip. */
export interface PayLine {
  readonly code: string;
  readonly label: string;
  readonly type: CategoryType;
  /** Rounded, not below zero. */
  readonly amount: Money;
  readonly source: LineSource;
  /** Whether a user entered the amount instead of the category's rule. */
  readonly isOverridden: boolean;
}

/** What totals need to know of a line. */
export type AmountLine = Pick<PayLine, 'type' | 'amount'>;
