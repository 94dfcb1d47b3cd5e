import type { Money } from '../money/money.ts';
import type { CategoryType } from './category.ts';

/** Where a line of pay comes from; FARE is what a seat on the bus costs, LOP time that is not paid, days as well as lateness. */
export type LineSource = 'CATEGORY' | 'INDIVIDUAL' | 'FARE' | 'LOP';

/** One line of an assignment or payslip. */
export interface PayLine {
  readonly code: string;
  readonly label: string;
  readonly type: CategoryType;
  /** Rounded, not below zero. */
  readonly amount: Money;
  readonly source: LineSource;
  /** Whether somebody gave the amount instead of the rule of the category. */
  readonly isOverridden: boolean;
}

/** What totals need to know of a line. */
export type AmountLine = Pick<PayLine, 'type' | 'amount'>;
